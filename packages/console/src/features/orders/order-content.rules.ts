import type { TFunction } from 'i18next';
import type { Content, Fact } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { isDecimal, trimZeros } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { isCall, type OrderInfo } from './order-info.ts';
import { paysSeveral } from './outputs.rules.ts';

/** The inscriptions that go along, by their numbers. */
export const inscriptionsOf = (order: OrderInfo): readonly string[] =>
  isCall(order) ? [] : (order.inscriptions ?? []);

/** Whoever is paid, or the contract that is called: each address whole, with its memo and what it gets. */
export function recipientFacts(order: OrderInfo, t: TFunction): Fact[] {
  const address = (key: string, label: string, text: string): Fact => ({
    key,
    label,
    text,
    as: 'address',
    baseSymbol: order.base_symbol,
  });
  if (!paysSeveral(order)) {
    return [
      address('to', t('order.to'), order.address_to),
      { key: 'memo', label: t('order.memo'), text: order.memo },
    ];
  }
  return (order.outputs ?? []).flatMap((output, at) => [
    address(`to ${at}`, `${t('order.to')} ${at + 1}`, output.address),
    { key: `amount ${at}`, label: t('order.amount'), text: exactAmount(output.amount) },
    { key: `memo ${at}`, label: t('order.memo'), text: output.memo },
  ]);
}

/** What moves, to whom, from where and by which bytes: none of it may change between looking and deciding. */
export function orderContent(order: OrderInfo, t: TFunction): Content {
  const { amount, symbol, base_symbol, sub_wallet_name, sub_wallet_id } = order;
  const { interactive_contract = '', input_data = '' } = order;
  const figure = isDecimal(amount) ? exactAmount(trimZeros(amount)) : amount;
  return {
    facts: [
      { key: 'amount', label: t('order.amount'), text: `${figure} ${coinName(order)}` },
      ...recipientFacts(order, t),
      { key: 'coin', label: t('order.coin'), text: `${symbol} / ${base_symbol}` },
      // By number too: names can be alike.
      { key: 'from', label: t('order.from'), text: `${sub_wallet_name} (${sub_wallet_id})` },
      { key: 'inscriptions', label: t('approval.inscriptions'), text: inscriptionsOf(order).join(', ') },
      {
        key: 'call',
        label: t('order.call.title'),
        text: `${interactive_contract} ${input_data}`.trim().toLowerCase(),
      },
    ],
    diff: [],
  };
}
