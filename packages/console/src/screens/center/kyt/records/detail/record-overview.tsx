import type { KytRecordDetail, TransactionRow } from '@mpc/api';
import {
  Amount,
  CopyButton,
  Inline,
  KeyValueList,
  Link,
  Stack,
  Stat,
  Text,
  Time,
  WholeAddress,
} from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { networkBeside } from '#shared/coin/coin-name.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { RecordAmount } from '../record-cells.tsx';

export interface RecordOverviewProps {
  record: KytRecordDetail;
  /** What moved; undefined until it is read. */
  movement:
    | (Pick<TransactionRow, 'trans_kind' | 'status' | 'base_symbol'> & { outputs?: readonly unknown[] })
    | undefined;
}

/** What moved, between whom, and where it is found as a transaction. */
export function RecordOverview({ record, movement }: RecordOverviewProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const { trans_kind: kind, trans_id: id, txid, txid_link: link, amount_usd: worth } = record;
  const network = networkBeside(record) || record.coin_net;
  const recipients = movement?.outputs?.length ?? 0;
  return (
    <Stack>
      <Stat
        size="figure"
        label={`${words(`transactions.kind.${kind}`)} · ${network}`}
        value={<RecordAmount row={record} />}
        hint={
          <>
            {worth === undefined ? null : (
              <>
                ≈ <Amount kind="fiat" value={worth} /> ·{' '}
              </>
            )}
            {`${record.wallet_name} / ${record.sub_wallet_name}`}
          </>
        }
      />
      <KeyValueList
        items={[
          {
            key: 'order',
            label: t('records.order'),
            value: (
              <Inline gap="s">
                <Link href={withSelection(`${paths.center.transactions}?open=${kind}:${id}`, search)}>
                  {`${words(`transactions.kind.${kind}`)} ${id}`}
                </Link>
                {movement === undefined ? null : <TransactionStatusTag of={movement} />}
              </Inline>
            ),
          },
          ...(['from', 'to'] as const).map((end) => ({
            key: end,
            label: words(`order.${end}`),
            value: <Side record={record} end={end} baseSymbol={movement?.base_symbol} />,
          })),
          ...(recipients > 1
            ? [
                {
                  key: 'recipients',
                  label: words('transactions.column.to'),
                  value: words('transactions.recipients', { count: recipients }),
                },
              ]
            : []),
          {
            key: 'txid',
            label: words('order.chain.txid'),
            value:
              txid === '' ? (
                words('order.chain.notYet')
              ) : (
                <Inline gap="s" wrap={false} align="start">
                  {link === '' ? (
                    <code>{txid}</code>
                  ) : (
                    <Link href={`${link}${txid}`} external>
                      <code>{txid}</code>
                    </Link>
                  )}
                  <CopyButton size="small" text={txid} label={words('order.chain.copy')} />
                </Inline>
              ),
          },
          { key: 'time', label: t('records.column.time'), value: <Time at={record.created_at} /> },
        ]}
      />
    </Stack>
  );
}

interface SideProps {
  record: KytRecordDetail;
  end: 'from' | 'to';
  baseSymbol: string | undefined;
}

/** One end of it: our own by its sub-wallet, the other side by the name it has here. */
function Side({ record, end, baseSymbol = '' }: SideProps) {
  const { t: words } = useTranslation();
  const address = record[`address_${end}`];
  const label = words(`order.${end}`);
  if (address === '') return null;
  if (address === record.screen_address)
    return <NamedWholeAddress address={address} baseSymbol={baseSymbol} label={label} />;
  return (
    <Stack gap="xs">
      <Text tone="strong">{record.sub_wallet_name}</Text>
      <WholeAddress address={address} label={label} />
    </Stack>
  );
}
