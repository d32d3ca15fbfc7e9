import { WithdrawStatus, type Web3Info } from '@mpc/api';
import { alertsOf, type CallReading, contradicts, loadReadCall } from '#features/contract-call';
import type { TFunction } from 'i18next';
import {
  calledContract,
  isCall,
  namedRecipients,
  orderBy,
  orderContent,
  orderFacts,
  orderFault,
  paidRecipients,
  sendDecision,
  shownCall,
  subjectOf,
  type OrderInfo,
} from '#features/orders';
import type { Content, Fact, Decision } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Item, Way } from '../item.ts';
import type { Reader } from './reader.ts';

/** What the server says of a call: what is shown is read from the bytes, and this must not change meanwhile. */
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
  return isCall(order)
    ? { ...content, beside: [...(content.beside ?? []), ...callFacts(order, t)] }
    : content;
}

const types = { withdraw: 1, web3: 2, refund: 14 } as const;

/** Whether all of a call is told by one method, against which nothing stands. */
const isPlainCall = (call: Web3Info, reading: CallReading | null): boolean =>
  call.decoded !== null &&
  reading?.kind === 'read' &&
  reading.calls === null &&
  alertsOf(reading, calledContract(call)).length === 0;

/** What must be looked at in the order's own drawer: several recipients, what goes along, calls that are not plain, and replacements. */
function blockOf(order: OrderInfo, reading: CallReading | null, t: TFunction): string | undefined {
  const fault = orderFault(order);
  if (fault !== null) return t(`order.off.${fault}`);
  if (isCall(order) && reading !== null && contradicts(reading, order.decoded)) return t('order.off.call');
  const isPlain =
    order.status !== WithdrawStatus.inPayment &&
    (order.outputs?.length ?? 1) < 2 &&
    !('inscriptions' in order && order.inscriptions !== undefined) &&
    !(isCall(order) && (order.decoded?.unlimited === 1 || !isPlainCall(order, reading)));
  return isPlain ? undefined : t('approval.off.alone');
}

/** A transfer, a call of a contract or a refund: types 1, 2 and 14. */
export async function orderItem(kind: keyof typeof types, id: number, reader: Reader): Promise<Item> {
  const asked = { kind, id };
  const order = await orderBy(asked, reader.call);
  const reading = isCall(order) ? (await loadReadCall())(order.input_data ?? '0x') : null;
  const recipients = isCall(order) ? [] : namedRecipients(order);
  const several = recipients.length > 1;
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
      params: {
        amount: order.amount,
        coin: order.symbol_alias,
        net: order.coin_net,
        to: order.address_to,
        ...(several ? { count: String(recipients.length) } : {}),
      },
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
    order,
    payment: orderFacts(order),
    ...(several
      ? {
          several: {
            recipients,
            coin: coinName(order),
            baseSymbol: order.base_symbol,
            symbol: order.symbol,
            subWalletId: order.sub_wallet_id,
          },
        }
      : {}),
    recipients: [paidRecipients(order, reading)],
    ...(isCall(order) ? { call: { call: shownCall(order), decoded: order.decoded } } : {}),
    blocked: (t) => blockOf(order, reading, t),
  };
}
