import type { BookAudit } from '@mpc/api';
import { Avatar, Inline, Table, Text, Time, type TableColumn } from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListedAddress } from '#features/address-check';
import { auditOp, auditStatus, modeOp, useBookChains } from '#features/address-book';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import type { ListTable } from '#shared/list/list-view.tsx';
import { codeWords } from '#shared/status/look-of.ts';
import { usePhone } from '#shared/use-media.ts';
import { nodePosition } from '#features/orders';
import { labeled, listed } from '#shared/i18n/i18n.ts';

export interface RequestTableProps extends ListTable {
  columns: readonly TableColumn<BookAudit>[];
  requests: readonly BookAudit[];
  /** The request that stands open. */
  selectedId: number | undefined;
  onOpen: (request: BookAudit) => void;
}

const factsIn = ({ content }: BookAudit) =>
  content.entries.flatMap(({ before, after }) => after ?? before ?? []);

/** Who rejected it; empty where nobody did. */
const rejectedBy = ({ node_list }: BookAudit): string =>
  node_list.flatMap(({ members }) => members).find(({ status }) => status === 2)?.name ?? '';

/** The columns of the requests; a person chooses among them and puts them in order. */
export function useRequestColumns(walletId: number) {
  const { t } = useTranslation('whiteAddress');
  const { chains } = useBookChains({ kind: 'wallet', walletId });
  const isPhone = usePhone();
  return useMemo((): TableColumn<BookAudit>[] => {
    const netOf = (symbol: string) => chains.find((chain) => chain.symbol === symbol)?.coin_net ?? symbol;
    const opName = ({ content: { white_mode }, op_type }: BookAudit) =>
      t(white_mode === null ? auditOp[op_type] : modeOp[white_mode.after]);
    return [
      {
        key: 'time',
        priority: 1,
        header: t('log.time'),
        card: 'note',
        cell: (row) => <Time at={row.created_at} kind="short" />,
        text: ({ created_at }) => isoWithZone(created_at),
      },
      {
        key: 'op',
        header: t('log.op'),
        isTitle: true,
        card: 'lead',
        minWidth: 220,
        cell: (row) => (
          <Inline gap="s" wrap={false}>
            <Text tone="strong">{opName(row)}</Text>
            {/* In a card it stands below. */}
            {isPhone ? null : (
              <Text tone="muted" size="label" truncate>
                {factsIn(row)[0]?.label ?? row.content.sub_wallets[0]?.sub_wallet_name}
              </Text>
            )}
          </Inline>
        ),
        text: opName,
      },
      {
        key: 'operator',
        header: t('log.initiator'),
        minWidth: 136,
        hideOnPhone: true,
        cell: ({ initiator }) => (
          <Inline wrap={false}>
            <Avatar name={initiator.nickname} size={24} />
            <Text truncate>{initiator.nickname}</Text>
          </Inline>
        ),
        text: ({ initiator }) => initiator.nickname,
      },
      {
        key: 'address',
        header: t('column.address'),
        card: 'about',
        minWidth: 170,
        cell: (row) => {
          const [first, ...others] = factsIn(row);
          if (first === undefined) return isPhone ? row.content.sub_wallets[0]?.sub_wallet_name : null;
          return (
            <Inline wrap={false}>
              <ListedAddress
                address={first.address}
                name={first.label}
                baseSymbol={first.base_symbol}
                label={t('column.address')}
              />
              {others.length === 0 ? null : (
                <Text tone="muted">{t('log.others', { count: others.length })}</Text>
              )}
            </Inline>
          );
        },
        text: (row) => listed(factsIn(row).map(({ label, address }) => labeled(label, address))),
      },
      {
        key: 'network',
        priority: 2,
        header: t('column.network'),
        minWidth: 96,
        hideOnPhone: true,
        cell: (row) => listed([...new Set(factsIn(row).map((facts) => netOf(facts.base_symbol)))]),
      },
      {
        key: 'subWallets',
        priority: 3,
        header: t('column.subWallets'),
        minWidth: 96,
        hideOnPhone: true,
        cell: ({ content }) =>
          listed(content.sub_wallets.map((sub) => sub.sub_wallet_name)) || t('entry.everySubWallet'),
      },
      {
        key: 'step',
        priority: 2,
        header: t('log.step'),
        hideOnPhone: true,
        cell: ({ node_list, status }) => (status === 0 ? t('log.position', nodePosition(node_list)) : null),
      },
      {
        key: 'result',
        header: t('log.result'),
        card: 'state',
        cell: (row) => (
          <Inline gap="xs" wrap={false}>
            <CodeTag looks={auditStatus} code={row.status} t={t} />
            <Text tone="muted" truncate>
              {rejectedBy(row)}
            </Text>
          </Inline>
        ),
        text: (row) => `${codeWords(auditStatus, row.status, t)} ${rejectedBy(row)}`.trim(),
      },
      {
        key: 'remark',
        priority: 2,
        header: t('column.remark'),
        minWidth: 120,
        cell: ({ remark }) => remark,
        hideOnPhone: true,
      },
    ];
  }, [t, chains, isPhone]);
}

/** One line for each request: what was asked, by whom, how far it has come, and what became of it. */
export function RequestTable({ requests, selectedId, ...rest }: RequestTableProps) {
  const { t } = useTranslation('whiteAddress');
  return (
    <Table
      {...rest}
      label={t('log.tab.requests')}
      rows={requests}
      rowKey={(row) => row.audit_id}
      selectedKey={selectedId}
    />
  );
}
