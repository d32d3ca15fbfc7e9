import { feeOf } from '@mpc/api/fingerprint';
import type { TFunction } from 'i18next';
import type { Content, Fact } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { isDecimal, trimZeros } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { nameOfStrategy } from '#shared/navigation/name-of-strategy.ts';
import { isCall, type OrderInfo, tokenOf } from './order-info.ts';
import { paysSeveral } from './outputs.rules.ts';
import { listed } from '#shared/i18n/i18n.ts';

/** The inscriptions that go along, by their numbers. */
export const inscriptionsOf = (order: OrderInfo): readonly string[] =>
  isCall(order) ? [] : (order.inscriptions ?? []);

const figureOf = (amount: string): string => (isDecimal(amount) ? exactAmount(trimZeros(amount)) : amount);

const fixed = (key: string, label: string, text: string): Fact => ({ key, label, text, fixed: text });

/** Whoever is paid, or the contract that is called: each address whole, with its memo and what it gets. */
function recipientFacts(order: OrderInfo, t: TFunction): Fact[] {
  const address = (key: string, label: string, text: string): Fact => ({
    key,
    label,
    text,
    as: 'address',
    baseSymbol: order.base_symbol,
    fixed: text,
  });
  if (!paysSeveral(order)) {
    return [address('to', t('order.to'), order.address_to), fixed('memo', t('order.memo'), order.memo)];
  }
  return (order.outputs ?? []).flatMap((output, at) => [
    address(`to ${at}`, `${t('order.to')} ${at + 1}`, output.address),
    fixed(`amount ${at}`, `${t('order.amount')} ${at + 1}`, figureOf(output.amount)),
    fixed(`memo ${at}`, `${t('order.memo')} ${at + 1}`, output.memo),
  ]);
}

/** A permission without an end, and of what. */
function permission(order: OrderInfo, t: TFunction): string {
  const coin = tokenOf(order);
  return coin === null
    ? t('transactions.unlimitedToken')
    : t('transactions.unlimited', { coin: `${coin} (${order.coin_net})` });
}

/** What an order is in the server's books: no line of its own where it is decided, and never another. */
function bookFacts(order: OrderInfo, t: TFunction): Fact[] {
  const { symbol, base_symbol, contract_address, trans_kind, request_id } = order;
  const { sub_wallet_id, sub_wallet_name } = order;
  const { interactive_contract = '', input_data = '', outputs = [] } = order;
  const { main_chain_symbol = '', fee_symbol = '' } = order;
  const facts: [key: string, label: string, text: string][] = [
    ['kind', t('transactions.column.kind'), t(`transactions.kind.${trans_kind}`)],
    ['request', t('order.requestId'), request_id],
    ['call', t('order.call.title'), `${interactive_contract} ${input_data}`.trim().toLowerCase()],
    [
      'recipients',
      t('order.stray.outputs'),
      paysSeveral(order)
        ? ''
        : outputs
            .map(({ amount, address, memo }) => `${figureOf(amount)} → ${address} ${memo}`.trim())
            .join(),
    ],
  ];
  return [
    {
      key: 'coin',
      label: t('order.coin'),
      text: [coinName(order), contract_address].filter(Boolean).join(' · '),
      fixed: [symbol, base_symbol, contract_address, main_chain_symbol, fee_symbol]
        .filter(Boolean)
        .join(' / '),
    },
    {
      key: 'subWallet',
      label: t('approval.subWallets'),
      text: `${sub_wallet_name} (${sub_wallet_id})`,
      fixed: String(sub_wallet_id),
    },
    ...facts.map(([key, label, text]) => fixed(key, label, text)),
  ];
}

/** What the page calls itself that a call was made for. */
const dappOf = (order: OrderInfo): string =>
  isCall(order) ? [order.dapp_name, order.dapp_url].filter(Boolean).join(' · ') : '';

/**
 * What an order says to whoever decides about it. What moves, to whom, from where and by which bytes never changes; the fee
 * may fall; names, the screening and the strategy may be others by now, to be looked at again.
 */
export function orderContent(order: OrderInfo, t: TFunction): Content {
  const { amount, sub_wallet_name, wallet_name, kyt, remark, hit_strategy, initiator } = order;
  const fee = feeOf(order);
  return {
    facts: [
      {
        key: 'amount',
        label: t('order.amount'),
        text: amount === '-1' ? permission(order, t) : `${figureOf(amount)} ${coinName(order)}`,
        fixed: figureOf(amount),
      },
      {
        ...fixed('code', t('order.coinCode'), order.symbol === order.symbol_alias ? '' : order.symbol),
        as: 'code',
      },
      ...(paysSeveral(order) ? [] : recipientFacts(order, t)),
      fixed('inscriptions', t('approval.inscriptions'), listed(inscriptionsOf(order))),
      { key: 'from', label: t('order.from'), text: `${wallet_name} / ${sub_wallet_name}` },
      {
        key: 'fee',
        label: t('order.feeEstimated'),
        text: fee === null ? '' : `${exactAmount(fee.amount)} ${fee.unit}`,
        ...(fee === null ? {} : { ceiling: fee }),
      },
      { key: 'kyt', label: t('order.kyt'), text: t(`order.risk.${kyt.level}`) },
      { key: 'remark', label: t('order.remark'), text: remark },
    ],
    diff: [],
    beside: [
      // Several stand in a table of their own.
      ...(paysSeveral(order) ? recipientFacts(order, t) : []),
      ...bookFacts(order, t),
      {
        key: 'round',
        label: t('order.speedUp.act'),
        text: order.pending_round === true ? t('approval.on') : '',
      },
      {
        key: 'strategy',
        label: t('order.strategy'),
        text: nameOfStrategy(hit_strategy, t),
      },
      { key: 'initiator', label: t('order.askedBy'), text: initiator?.nickname ?? '' },
      { key: 'dapp', label: t('call.dapp'), text: dappOf(order) },
    ],
  };
}
