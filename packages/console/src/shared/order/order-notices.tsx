import { Amount, Banner, Button, KeyValueList, missingNumber, Stack, WholeAddress } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coinName } from '../coin/coin-name.ts';
import { TransactionStatusTag } from '../status/transaction-status-tag.tsx';
import { inscriptionsOf, type DecisiveFact } from './order-changes.rules.ts';
import { nodePosition } from './order-turn.rules.ts';
import type { useDecision } from './use-decision.ts';
import type { OrderInfo } from './order-info.ts';

export interface OrderNoticesProps {
  order: OrderInfo;
  decision: ReturnType<typeof useDecision>;
  /** Reads the order again. */
  onCheck: () => void;
}

/** What stands between a person and a decision: an answer that was lost, or an order that is not what it was. */
export function OrderNotices({ order, decision, onCheck }: OrderNoticesProps) {
  const { t } = useTranslation();
  const { unsettled, givenUp, changes, reviewed, review } = decision;
  return (
    <>
      {unsettled === null ? null : (
        <Banner
          tone="attention"
          title={t('order.unknown.title')}
          action={
            <Button size="small" onClick={onCheck}>
              {t('order.unknown.check')}
            </Button>
          }
        >
          {t('order.unknown.detail', { count: unsettled.checks })}
        </Banner>
      )}
      {givenUp ? <Banner tone="attention">{t('order.unknown.givenUp')}</Banner> : null}
      {changes.length === 0 ? null : (
        <Banner
          tone="danger"
          title={t('order.changed.title')}
          action={
            <Button size="small" onClick={review}>
              {t('order.changed.review')}
            </Button>
          }
        >
          <KeyValueList
            items={changes.map((fact) => ({
              key: fact,
              label: t(`order.changed.${fact}`),
              value: (
                <>
                  {shown[fact](reviewed)} → {shown[fact](order)}
                </>
              ),
            }))}
          />
        </Banner>
      )}
    </>
  );
}

const shown: Record<DecisiveFact, (order: OrderInfo) => ReactNode> = {
  amount: (order) => <Amount value={order.amount} symbol={order.symbol_alias} />,
  address: (order) => <WholeAddress address={order.address_to} />,
  memo: (order) => order.memo || missingNumber,
  coin: coinName,
  from: (order) => order.sub_wallet_name,
  outputs: ({ outputs = [], symbol_alias }) => (
    <Stack gap="xs">
      {outputs.map(({ address, amount, memo }, at) => (
        <Stack key={at} gap="xs">
          <Amount value={amount} symbol={symbol_alias} />
          <WholeAddress address={address} />
          {memo}
        </Stack>
      ))}
    </Stack>
  ),
  inscriptions: (order) => <code>{inscriptionsOf(order).join(', ') || missingNumber}</code>,
  call: ({ interactive_contract = '', input_data = '' }) => (
    <code>
      {interactive_contract} {input_data}
    </code>
  ),
  status: (order) => <TransactionStatusTag kind={order.trans_kind} status={order.status} />,
  step: ({ node_list }) => {
    const { at, of } = nodePosition(node_list);
    return `${at} / ${of}`;
  },
};
