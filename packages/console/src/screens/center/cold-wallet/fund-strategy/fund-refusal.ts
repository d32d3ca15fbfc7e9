import { codes, Refusal } from '@mpc/api';
import type { TFunction } from 'i18next';
import { isFields } from '#shared/fields.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

/** Why the server took a change of a fund strategy no further, and what to do next. */
export function fundRefusal(error: unknown, t: TFunction<'coldWallet'>, words: TFunction): string {
  if (error instanceof Refusal) {
    const { code, data } = error;
    if (code === codes.multisigNotFound) return t('strategy.refused.noContracts');
    if (code === codes.orderNotFound) return t('strategy.refused.gone');
    if (code === codes.badParameter && isFields(data) && data['fault'] === 'taken')
      return t('strategy.refused.exists');
  }
  return commandWords(words, error);
}
