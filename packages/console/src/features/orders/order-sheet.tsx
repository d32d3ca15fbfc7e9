import { feeOf, orderFacts } from '@mpc/api/fingerprint';
import { Amount, type KeyValueItem, Link, Text, Time } from '@mpc/ui';
import { use, type ReactNode } from 'react';
import { labeled, listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { RecipientName } from '#features/address-check';
import { CallHeadline, CallView } from '#features/contract-call';
import { Answered, DecisionSheet, MissingPeople, OrderStrategy } from '#features/decisions';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { testOrderHref } from '#shared/navigation/strategy-links.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { OrderFingerprint, type OrderFingerprintProps } from './facts/order-fingerprint.tsx';
import { inscriptionsOf } from './order-content.rules.ts';
import { isCall, isOutgoing, type OrderInfo, tokenOf } from './order-info.ts';
import { awaitsPeople } from './order-turn.rules.ts';
import { namedRecipients, paysSeveral } from './outputs.rules.ts';
import { RecipientsTable } from './recipients-table.tsx';
import { ScreeningFact } from './screening-fact.tsx';
import { shownCall } from './shown-call.rules.ts';

const unlimited = '-1';

export interface OrderSheetProps {
  order: OrderInfo;
  /** Where it stands for whoever reads it. */
  state?: ReactNode;
  /** Whom it pays or what it calls, as far as that was read beside it. @default what the order says itself */
  children?: ReactNode;
  /** What was confirmed of it in this browser, where it was. */
  confirmed?: OrderFingerprintProps['confirmed'];
  /** What changed since it was opened; left out where it was not read twice. */
  changes?: ReactNode;
  /** Whether the fingerprint stands in it, and not beside it. @default true */
  hasFingerprint?: boolean;
  /** Whether it leads to why its strategy decides. @default false */
  isExplained?: boolean;
}

/** An order as somebody decides about it or looks at it, the same wherever that is. */
export function OrderSheet(props: OrderSheetProps) {
  const { order, state, children, confirmed, changes, hasFingerprint = true, isExplained = false } = props;
  const { t } = useTranslation();
  const inscriptions = inscriptionsOf(order);
  return (
    <DecisionSheet
      context={
        <>
          {t(`transactions.kind.${order.trans_kind}`)} · {coinName(order)}
          <CoinCode symbol={order.symbol} name={order.symbol_alias} /> · {order.wallet_name} /{' '}
          {order.sub_wallet_name}
        </>
      }
      headline={<OrderHeadline order={order} />}
      note={<OrderNote order={order} />}
      state={state}
      facts={[
        ...(inscriptions.length === 0 || children !== undefined
          ? []
          : [
              {
                key: 'inscriptions',
                label: t('order.inscriptions.title', { count: inscriptions.length }),
                value: <code>{listed(inscriptions)}</code>,
              },
            ]),
        ...useOrderFacts(order, isExplained),
        ...(changes === undefined ? [] : [{ key: 'changes', label: t('decision.changes'), value: changes }]),
        ...(hasFingerprint
          ? [
              {
                key: 'fingerprint',
                label: t('fingerprint.label'),
                value: <OrderFingerprint facts={orderFacts(order)} confirmed={confirmed} />,
              },
            ]
          : []),
      ]}
    >
      {children ?? <OrderRecipients order={order} />}
    </DecisionSheet>
  );
}

/** Whether its amount is an allowance and does not leave by itself. */
const isAllowance = ({ trans_type: type, amount }: OrderInfo): boolean =>
  type === 0 || type === 22 || amount === unlimited;

/** What leaves or may be spent, or the method that is called; of an allowance without a limit that it is one, and of what. */
function OrderHeadline({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const { amount, symbol_alias: alias } = order;
  const coin = tokenOf(order);
  if (amount === unlimited)
    return (
      <Text tone="danger">
        {coin === null ? t('transactions.unlimitedToken') : t('transactions.unlimited', { coin })}
      </Text>
    );
  if (isCall(order) && !isAllowance(order))
    return <CallHeadline inputData={order.input_data ?? '0x'} amount={amount} coin={alias} />;
  return <Amount value={amount} symbol={coin ?? alias} />;
}

/** What it is worth, and who is paid: by name, or how many. */
function OrderNote({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const { amount, amount_usd: usd, symbol_alias: alias } = order;
  return (
    <>
      {usd === undefined || !isOutgoing(amount) ? null : (
        <>
          ≈ <Amount kind="fiat" value={usd} /> ·{' '}
        </>
      )}
      {isAllowance(order) ? t('transactions.permission') : null}
      {isCall(order) && !isAllowance(order) ? (
        <>
          {labeled(t('order.sentAlong'))}
          <Amount value={amount} symbol={alias} />
        </>
      ) : null}
      {isCall(order) || isAllowance(order) ? null : <OrderTo order={order} />}
    </>
  );
}

function OrderTo({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  if (paysSeveral(order)) return <>{t('decision.toSeveral', { count: order.outputs?.length ?? 0 })}</>;
  return (
    <RecipientName
      address={order.address_to}
      walletId={order.wallet_id}
      subWalletId={order.sub_wallet_id}
      baseSymbol={order.base_symbol}
      symbol={order.symbol}
    />
  );
}

/** Everybody who is paid, or the contract that is called and all that it is told: waits in the nearest Suspense until that can be read. */
export function OrderRecipients({ order }: { order: OrderInfo }) {
  if (isCall(order)) return <CallView call={shownCall(order)} decoded={order.decoded} />;
  return (
    <RecipientsTable
      recipients={namedRecipients(order)}
      coin={tokenOf(order) ?? order.symbol_alias}
      baseSymbol={order.base_symbol}
      symbol={order.symbol}
      subWalletId={order.sub_wallet_id}
      copy
    />
  );
}

/** Leads to the strategies, tested with this order as of its request. */
function WhyStrategy({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const { wallet_id: walletId, sub_wallet_id: subWalletId, trans_kind: kind, id } = order;
  if (kind !== 'withdraw' && kind !== 'web3') return null;
  const type = kind === 'withdraw' ? 1 : 2;
  return (
    <>
      {' · '}
      <Link href={testOrderHref({ walletId, subWalletId }, type, { order: `${kind}:${id}` })}>
        {t('order.why')}
      </Link>
    </>
  );
}

/** What it costs, how it was screened, who decides it, who is still needed, and who asked and why. */
function useOrderFacts(order: OrderInfo, isExplained: boolean): KeyValueItem[] {
  const { t } = useTranslation();
  const uid = useCommonStore((session) => session.user?.uid ?? 0);
  const isAnswered = use(Answered);
  // What it takes at most is decided; what it took is known once nobody is asked any more.
  const paid =
    order.real_fee === undefined || awaitsPeople(order) ? null : feeOf({ ...order, fee: order.real_fee });
  const fee = paid ?? feeOf(order);
  return [
    {
      key: 'fee',
      label: t(paid === null ? 'order.feeEstimated' : 'order.feePaid'),
      value: (
        <Text tone="strong">
          <Amount value={fee?.amount} symbol={fee?.unit} />
        </Text>
      ),
    },
    { key: 'kyt', label: t('order.kyt'), value: <ScreeningFact of={order} /> },
    {
      key: 'strategy',
      label: t('order.strategy'),
      value: (
        <>
          <OrderStrategy order={order} uid={uid} />
          {isExplained ? <WhyStrategy order={order} /> : null}
        </>
      ),
    },
    ...(awaitsPeople(order) && !isAnswered
      ? [
          {
            key: 'missing',
            label: t('decision.missing'),
            value: (
              <MissingPeople subject={{ nodes: order.node_list, status: 0 }} createdAt={order.created_at} />
            ),
          },
        ]
      : []),
    {
      key: 'asked',
      label: t('order.askedBy'),
      value: (
        <>
          {order.initiator === undefined ? t('order.byItself') : order.initiator.nickname} ·{' '}
          <Time at={order.created_at} />
          {order.withdraw_source === undefined ? null : ` · ${t(`order.source.${order.withdraw_source}`)}`}
        </>
      ),
    },
    ...(order.remark === '' ? [] : [{ key: 'remark', label: t('order.remark'), value: order.remark }]),
  ];
}
