import { WithdrawStatus, type Web3Info } from '@mpc/api';
import type { TFunction } from 'i18next';
import {
  orderBy,
  orderContent,
  orderFacts,
  paidRecipients,
  sendDecision,
  subjectOf,
  type OrderInfo,
} from '#features/orders';
import type { Content, Fact, Decision } from '#features/decisions';
import { isDecimal } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Item, Way } from '../item.ts';
import type { Reader } from './reader.ts';

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
      text: amount === '' ? '' : unlimited === 1 ? symbol_alias : `${exactAmount(amount)} ${symbol_alias}`,
    },
    ...params.map(({ name, value }, at): Fact => ({
      key: `param ${at} ${name}`,
      label: name,
      text: value,
      as: 'code',
    })),
  ];
}

function contentOf(order: OrderInfo, t: TFunction): Content {
  const content = orderContent(order, t);
  return 'decoded' in order ? { ...content, facts: [...content.facts, ...callFacts(order, t)] } : content;
}

const types = { withdraw: 1, web3: 2, refund: 14 } as const;

/** Whether the figures it is decided by are ones: an answer nobody can read must not be agreed to. */
const isReadable = ({ amount, address_to }: OrderInfo): boolean =>
  isDecimal(amount) && /^[\x21-\x7e]+$/.test(address_to);

/** What must be looked at in the order's own drawer: several recipients, what goes along, permissions without an end, and faster copies. */
function blockOf(order: OrderInfo, t: TFunction): string | undefined {
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
  const asked = { kind, id };
  const order = await orderBy(asked, reader.call);
  const way =
    (decision: Decision): Way =>
    (run, saying) =>
      sendDecision(asked, decision, { run, ...saying });
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
    recipients: paidRecipients(order),
    blocked: (t) => blockOf(order, t),
  };
}
