import type { LocalizedText } from '@mpc/api';
import type { i18n, ParseKeys, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

/** The key of a title, if the console has words for it. */
function keyOf({ key }: LocalizedText, i18n: i18n): ParseKeys | null {
  const [, , first = '', second] = key.split('.');
  const known = second === undefined ? `todo.title.${first}` : `todo.title.${first}.${second}`;
  return known === key && i18n.exists(known) ? (known as ParseKeys) : null;
}

function words(text: LocalizedText, { t, i18n }: { t: TFunction; i18n: i18n }): string | null {
  const key = keyOf(text, i18n);
  if (key === null) return null;
  const { amount = '', net = '', coin = '', count = '', ...rest } = text.params;
  // A network's own coin of the same name is said once.
  const asset = coinName({ symbol_alias: coin, coin_net: net });
  const shown = { ...rest, net, coin, asset, amount: exactAmount(amount) };
  if (key === 'todo.title.withdraw' && Number(count) > 1)
    return t('todo.several', { ...shown, count: Number(count) });
  const isCall = key === 'todo.title.web3';
  // A permission without an end moves nothing by itself, and most calls send nothing along.
  const said =
    isCall && amount === '-1' ? 'todo.call.unlimited' : isCall && amount === '0' ? 'todo.call.plain' : key;
  const title = t(said, shown);
  const more = Number(count) - 1;
  return more > 0 ? t('todo.more', { title, count: more }) : title;
}

/** What an item asks for in one text, nothing shortened; null where the console has no words for it. */
export function titleText(text: LocalizedText, say: { t: TFunction; i18n: i18n }): string | null {
  return words(text, say);
}

const requests: ReadonlyMap<
  string,
  'todo.request.withdraw' | 'todo.request.refund' | 'todo.request.callWith'
> = new Map([
  ['todo.title.withdraw', 'todo.request.withdraw'],
  ['todo.title.refund', 'todo.request.refund'],
  ['todo.title.web3', 'todo.request.callWith'],
] as const);

/** What an item asks for, as lists say it: who is paid or called stands beside it. Of what is not known, only the type. */
export function TitleWords({ title, type }: { title: LocalizedText; type: number }): ReactNode {
  const { t, i18n } = useTranslation();
  const request = requests.get(title.key);
  if (request === undefined) return words(title, { t, i18n }) ?? t('todo.typeUnknown', { code: type });
  const { amount = '', coin = '', net = '' } = title.params;
  // An allowance without a limit moves nothing by itself, and most calls send nothing along.
  const isPlain = title.key === 'todo.title.web3' && (amount === '0' || amount === '-1');
  return t(isPlain ? 'todo.request.call' : request, { amount: exactAmount(amount), coin, net });
}
