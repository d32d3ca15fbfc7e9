import type { WithdrawInfo } from '@mpc/api';
import { feeOf } from '@mpc/api/fingerprint';
import { Amount, Inline, Stack, Table, type TableColumn, Text } from '@mpc/ui';
import { useMemo, type ReactNode } from 'react';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummaryInView } from '#features/address-check';
import { MissingPeople, OrderStrategy } from '#features/decisions';
import {
  isCall,
  namedRecipients,
  OrderFingerprint,
  orderFacts,
  OrderRiskTag,
  OrderSheet,
} from '#features/orders';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { type Figure, sumsOf } from '#shared/money/sums.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import type { Item } from '../item.ts';

/** An item that is a payment to one recipient: it fits into a line. */
export type PaymentItem = Item & { order: WithdrawInfo };

/** Whether all of an item can be said in a line among others. */
export const isPaymentItem = (item: Item): item is PaymentItem =>
  item.kind === 'withdraw' &&
  item.order !== undefined &&
  !isCall(item.order) &&
  namedRecipients(item.order).length === 1;

interface BulkRowsProps {
  items: readonly PaymentItem[];
  /** What stands against one of them, or what became of it. */
  outcome: (item: Item) => ReactNode;
}

const paidBy = ({ order }: PaymentItem): Figure => ({ amount: order.amount, unit: coinName(order) });

const costOf = ({ order }: PaymentItem): Figure => {
  const fee = feeOf(order);
  return { amount: fee?.amount, unit: fee?.unit ?? order.coin_net };
};

/** Several payments that are decided together: everybody who is paid, whole, what each costs, and what it all comes to. */
export function BulkRows({ items, outcome }: BulkRowsProps) {
  const { t } = useTranslation();
  const uid = useCommonStore((session) => session.user?.uid ?? 0);
  const columns = useMemo(
    (): TableColumn<PaymentItem>[] => [
      {
        key: 'recipient',
        header: t('order.recipients.one'),
        isTitle: true,
        whole: true,
        cell: ({ order }) => (
          <Stack gap="xs">
            <AddressSummaryInView
              address={order.address_to}
              label={t('order.to')}
              baseSymbol={order.base_symbol}
              symbol={order.symbol}
              subWalletId={order.sub_wallet_id}
              isListed
            />
            {order.memo === '' ? null : <Text>{labeled(t('order.memo'), order.memo)}</Text>}
            <Text as="p" size="label" tone="muted">
              {[order.sub_wallet_name, order.initiator?.nickname ?? t('order.byItself'), order.remark]
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </Stack>
        ),
      },
      {
        key: 'amount',
        header: t('order.amount'),
        align: 'end',
        cell: (item) => (
          <Stack gap="xs" align="end">
            <Text tone="strong">
              <Amount value={item.order.amount} symbol={coinName(item.order)} />
              <CoinCode symbol={item.order.symbol} name={item.order.symbol_alias} />
            </Text>
            <Text size="label" tone="muted">
              {t('bulkDecision.fee')} <Amount value={costOf(item).amount} symbol={costOf(item).unit} />
            </Text>
          </Stack>
        ),
      },
      {
        key: 'strategy',
        header: t('order.strategy'),
        width: '204px',
        cell: ({ order }) => (
          <Stack gap="xs">
            <Text as="p" size="label">
              <OrderStrategy order={order} uid={uid} />
            </Text>
            <MissingPeople subject={{ nodes: order.node_list, status: 0 }} createdAt={order.created_at} />
          </Stack>
        ),
      },
      {
        key: 'checks',
        header: t('bulkDecision.checks'),
        cell: (item) => (
          <Stack gap="s" align="start">
            <OrderRiskTag of={item.order} />
            <OrderFingerprint facts={orderFacts(item.order)} isListed />
            {outcome(item)}
          </Stack>
        ),
      },
    ],
    [t, uid, outcome],
  );
  return (
    <Table
      label={t('bulkDecision.payments', { count: items.length })}
      columns={columns}
      rows={items}
      rowKey={({ key }) => key}
      expanded={({ order }) => <OrderSheet order={order} />}
      footer={
        <Inline justify="between">
          <Sum label={t('order.recipients.total')} figures={items.map(paidBy)} />
          <Sum label={t('bulkDecision.fees')} figures={items.map(costOf)} />
        </Inline>
      }
    />
  );
}

function Sum({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <Inline gap="s">
      <Text tone="muted">{label}</Text>
      {sumsOf(figures).map(({ amount, unit }) => (
        <Text key={unit} tone="strong">
          <Amount value={amount} symbol={unit} />
        </Text>
      ))}
    </Inline>
  );
}
