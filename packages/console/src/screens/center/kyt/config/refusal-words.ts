import { codes, Refusal, type CloseCheck } from '@mpc/api';
import type { TFunction } from 'i18next';
import { isFields, isNumber } from '#shared/fields.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

/** Why the server took a change of KYT no further, and what to do next. */
export function kytRefusal(error: unknown, t: TFunction<'kyt'>, words: TFunction): string {
  if (error instanceof Refusal && error.code === codes.alreadyHandled) {
    const count = isFields(error.data) ? error.data['blocking_count'] : undefined;
    return isNumber(count) ? t('config.close.blocked', { count }) : t('config.alreadyDone');
  }
  return commandWords(words, error);
}

/** Why a provider cannot be closed, by the records that are open; undefined where it can. */
export function closingBlock(
  { data, isError }: { data: CloseCheck | undefined; isError: boolean },
  t: TFunction<'kyt'>,
): string | undefined {
  if (data === undefined) return t(isError ? 'config.close.unread' : 'config.close.checking');
  return data.can_close ? undefined : t('config.close.blocked', { count: data.blocking_count });
}
