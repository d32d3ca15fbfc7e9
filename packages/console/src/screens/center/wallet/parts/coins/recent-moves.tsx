import type { TransactionRow } from '@mpc/api';
import { Amount, Button, EmptyState, Inline, Stack, StatusTag, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useNavigate } from 'react-router-dom';
import { isDust } from '#features/transactions';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { isIncoming } from '#shared/status/transaction-status.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';

/** What moved last, each with the way to its whole story. */
export function RecentMoves({ rows }: { rows: readonly TransactionRow[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (rows.length === 0) return <EmptyState title={t('coin.noRecent')} />;
  return (
    <Stack gap="s">
      {rows.map((row) => (
        <Inline key={`${row.trans_kind} ${row.id}`} justify="between">
          <Stack gap="xs" align="start">
            <Amount
              value={row.amount}
              symbol={row.symbol_alias}
              sign={isIncoming(row.trans_kind) ? '+' : '-'}
            />
            <Text tone="muted" size="label">
              <Time at={row.created_at} kind="short" />
            </Text>
          </Stack>
          <Inline>
            {isDust(row) ? <StatusTag tone="idle">{t('transactions.dust.tag')}</StatusTag> : null}
            <TransactionStatusTag of={row} />
            <Button
              size="small"
              variant="ghost"
              aria-label={t('coin.openMove', { id: row.id })}
              onClick={() =>
                void navigate(
                  withSelection(
                    `${paths.center.transactions}?open=${row.trans_kind}:${row.id}`,
                    location.search,
                  ),
                )
              }
            >
              {t('coin.open')}
            </Button>
          </Inline>
        </Inline>
      ))}
    </Stack>
  );
}
