import type { WhitelistState } from '@mpc/api';
import { Button, missingNumber, Section, Table, Text, type TableColumn } from '@mpc/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { usePhone } from '#shared/use-media.ts';
import { WhitelistMode } from './whitelist-mode.tsx';

export interface WhitelistTableProps {
  walletId: number;
  /** Undefined while they are read. */
  whitelists: readonly WhitelistState[] | undefined;
  onRequest: (auditId: number) => void;
}

const few = 3;

/** Those that pay their whitelist only, or are about to, come first. */
const ranks = { 2: 0, 3: 0, 1: 1, 0: 2 } as const satisfies Record<WhitelistState['white_status'], number>;

/** The whitelist of every sub-wallet at a glance. */
export function WhitelistTable({ walletId, whitelists, onRequest }: WhitelistTableProps) {
  const { t } = useTranslation('whiteAddress');
  const [all, setAll] = useState(false);
  // On a phone the entries come first.
  const shown = usePhone() ? 0 : few;
  const sorted = [...(whitelists ?? [])].sort(
    (one, other) => ranks[one.white_status] - ranks[other.white_status],
  );
  const columns = useMemo(
    (): TableColumn<WhitelistState>[] => [
      {
        key: 'name',
        header: t('white.subWallet'),
        isTitle: true,
        card: 'lead',
        cell: (row) => row.sub_wallet_name,
      },
      {
        key: 'count',
        header: t('white.count'),
        align: 'end',
        width: '160px',
        hideOnPhone: true,
        cell: (row) => row.white_count,
      },
      {
        key: 'mode',
        header: t('white.mode.title'),
        width: '350px',
        card: 'state',
        cell: (row) => <WhitelistMode walletId={walletId} whitelist={row} onRequest={onRequest} />,
      },
    ],
    [t, walletId, onRequest],
  );
  return (
    <Section
      title={t('white.overview')}
      note={shown === 0 && !all ? undefined : t('white.note')}
      action={
        whitelists === undefined ? (
          <Button size="small" variant="ghost" busy />
        ) : sorted.length > shown ? (
          <Button size="small" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('white.showFewer') : t('white.showAll', { count: sorted.length })}
          </Button>
        ) : undefined
      }
    >
      {shown === 0 && !all ? (
        <Text tone="muted">
          {whitelists === undefined
            ? missingNumber
            : t('white.summary', {
                on: sorted.filter(({ white_status }) => white_status === 1).length,
                count: sorted.length,
              })}
        </Text>
      ) : (
        <Table
          label={t('white.overview')}
          columns={columns}
          loading={whitelists === undefined}
          loadingRows={few}
          rows={all ? sorted : sorted.slice(0, shown)}
          rowKey={(row) => row.sub_wallet_id}
        />
      )}
    </Section>
  );
}
