import type { PendingBills } from '@mpc/api';
import { Amount, Button, Card, Inline, Skeleton, Stack, Stat, StatusTag, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { live } from '#shared/freshness/live.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { sayOverdue } from '#shared/status/overdue.rules.ts';
import { pendingOf } from '../invoice-first.ts';

/** What is still to be paid, and by when. */
export function PendingCard({ walletId }: { walletId: number }) {
  const { t } = useTranslation('invoice');
  const pending = useQuery({ ...pendingOf(walletId), ...live });
  return (
    <Card title={t('pending.title')}>
      <QueryView query={pending} skeleton={<Skeleton shape="text" count={4} />}>
        {(data) => (data.count === 0 ? <Text>{t('pending.none')}</Text> : <Due pending={data} />)}
      </QueryView>
    </Card>
  );
}

function Due({ pending: { count, total_usd, next_due_time, list } }: { pending: PendingBills }) {
  const { t } = useTranslation('invoice');
  const { t: shell } = useTranslation();
  const { show } = useOverlayParam();
  const mayGovern = useMayGovern();
  const overdue = sayOverdue(shell, next_due_time ?? 0, useNow());
  const [next] = list;
  return (
    <Stack gap="m">
      <Stat
        size="figure"
        label={t('pending.total')}
        value={<Amount value={total_usd} symbol="USDT" />}
        hint={t('pending.count', { count })}
      />
      <Inline gap="s">
        <Text tone="muted">{t('pending.next')}</Text>
        {overdue === null ? (
          <Time at={next_due_time} kind="short" />
        ) : (
          <StatusTag tone="danger">{overdue}</StatusTag>
        )}
      </Inline>
      {next === undefined ? null : (
        <Inline>
          <Button
            variant="primary"
            disabledReason={mayGovern === false ? t('governorsOnly') : undefined}
            onClick={() => show('pay', next.bill_id)}
          >
            {t('pending.pay')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
