import type { LocalizedText } from '@mpc/api';
import { ShortAddress } from '@mpc/ui';
import type { i18n, ParseKeys, TFunction } from 'i18next';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const shown = { ...rest, net, coin, amount: exactAmount(amount) };
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

/** A code point that stands for no character, and passes through words as it is. */
const mark = '\uFDD0';

/** What an item asks for, as lists say it: an address in it is shortened. Of what it does not know, only the type. */
export function TitleWords({ title, type }: { title: LocalizedText; type: number }): ReactNode {
  const { t, i18n } = useTranslation();
  const { to = '' } = title.params;
  const isAddress = /^[\x21-\x7e]{20,}$/.test(to);
  const text = words(isAddress ? { ...title, params: { ...title.params, to: mark } } : title, { t, i18n });
  if (text === null) return t('todo.typeUnknown', { code: type });
  if (!isAddress) return text;
  return (
    <>
      {text.split(mark).map((part, at) => (
        <Fragment key={part}>
          {at === 0 ? null : <ShortAddress address={to} />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
