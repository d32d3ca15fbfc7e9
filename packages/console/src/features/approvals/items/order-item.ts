import { web3, withdrawals, WithdrawStatus, type Web3Info, type WithdrawInfo } from '@mpc/api';
import type { TFunction } from 'i18next';
import { orderFacts, recipientFacts, sendDecision, subjectOf } from '#features/orders';
import type { Content, Fact, Decision } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { isDecimal } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Item, Way } from '../item.ts';
import type { Reader } from './reader.ts';

type Order = WithdrawInfo | Web3Info;

function callFacts({ decoded, base_symbol }: Web3Info, t: TFunction): Fact[] {
  if (decoded === null)
    return [{ key: 'method', label: t('approval.call.method'), text: t('approval.call.unknown') }];
  const { method, params, unlimited, counterparty, amount = '', symbol_alias = '' } = decoded;
  return [
    { key: 'method', label: t('approval.call.method'), text: method },
    {
      key: 'unlimited',
      label: t('approval.call.allowance'),
      text: unlimited === 1 ? t('approval.call.unlimited') : '',
    },
    {
      key: 'counterparty',
      label: t('approval.call.counterparty'),
      text: counterparty ?? '',
      as: 'address',
      baseSymbol: base_symbol,
    },
    {
      key: 'moved',
      label: t('approval.call.amount'),
      text: unlimited === 1 || amount === '' ? '' : `${exactAmount(amount)} ${symbol_alias}`,
    },
    ...params.map(({ name, value }): Fact => ({
      key: `param ${name}`,
      label: name,
      text: value,
      as: 'code',
    })),
  ];
}

function contentOf(order: Order, t: TFunction): Content {
  const { amount, sub_wallet_name, wallet_name, fee, fee_symbol, fee_symbol_alias, kyt, remark } = order;
  return {
    facts: [
      {
        key: 'amount',
        label: t('order.amount'),
        text: amount === '-1' ? '' : `${exactAmount(amount)} ${coinName(order)}`,
      },
      ...recipientFacts(order, t),
      ...('decoded' in order ? callFacts(order, t) : []),
      ...('inscriptions' in order
        ? [
            {
              key: 'inscriptions',
              label: t('approval.inscriptions'),
              text: (order.inscriptions ?? []).join(', '),
            },
          ]
        : []),
      { key: 'from', label: t('order.from'), text: `${wallet_name} / ${sub_wallet_name}` },
      {
        key: 'fee',
        label: t('order.feeEstimated'),
        text: fee === undefined ? '' : `${exactAmount(fee)} ${fee_symbol_alias ?? fee_symbol}`,
      },
      { key: 'kyt', label: t('order.kyt'), text: t(`order.risk.${kyt.level}`) },
      { key: 'remark', label: t('order.remark'), text: remark },
    ],
    diff: [],
  };
}

const types = { withdraw: 1, web3: 2, refund: 14 } as const;

/** Whether the figures it is decided by are ones: an answer nobody can read must not be agreed to. */
const isReadable = ({ amount, address_to }: Order): boolean =>
  isDecimal(amount) && /^[\x21-\x7e]+$/.test(address_to);

/** What must be looked at in the order's own drawer: several recipients, what goes along, permissions without an end, and faster copies. */
function blockOf(order: Order, t: TFunction): string | undefined {
  if (!isReadable(order)) return t('order.off.unreadable');
  const isPlain =
    order.status !== WithdrawStatus.inPayment &&
    (order.outputs?.length ?? 1) < 2 &&
    !('inscriptions' in order && order.inscriptions !== undefined) &&
    !('decoded' in order && (order.decoded === null || order.decoded.unlimited === 1));
  return isPlain ? undefined : t('approval.off.alone');
}

/** A transfer, a call of a contract or a refund: types 1, 2 and 14. */
export async function orderItem(kind: keyof typeof types, id: number, reader: Reader): Promise<Item> {
  const order: Order =
    kind === 'web3' ? await reader.call(web3.info, { id }) : await reader.call(withdrawals.info, { id });
  const way =
    (decision: Decision): Way =>
    (run, saying) =>
      sendDecision(order, decision, { run, ...saying });
  return {
    kind,
    ...subjectOf(order),
    id,
    type: types[kind],
    title: {
      key: `todo.title.${kind}`,
      params: { amount: order.amount, coin: order.symbol_alias, net: order.coin_net, to: order.address_to },
    },
    walletId: order.wallet_id,
    subWalletId: order.sub_wallet_id,
    subWalletName: order.sub_wallet_name,
    initiator: order.initiator,
    createdAt: order.created_at,
    finishedAt: order.finished_at,
    remark: order.remark,
    content: (t) => contentOf(order, t),
    ways: {
      approve: order.my_action === 2 ? 'phone' : way('approve'),
      refuse: way('refuse'),
      revoke: way('revoke'),
    },
    code: { business_type: kind, business_id: id },
    payment: orderFacts(order),
    blocked: (t) => blockOf(order, t),
  };
}
