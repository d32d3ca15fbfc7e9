import type { FieldMessage } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { RecipientCheck } from './recipient.rules.ts';

/** What a recipient is refused or questioned for, in the reader's language; null where its field says it already. */
export function recipientSentence(t: TFunction, check: RecipientCheck | null | undefined): string | null {
  if (!check || check.kind === 'allowed' || check.reason === 'address') return null;
  if (check.reason === 'sender') return t('recipient.sender');
  if (check.reason === 'tokenContract') return t('recipient.tokenContract', { name: check.name });
  return check.name === '' ? t('recipient.contract') : t('recipient.namedContract', { name: check.name });
}

/** What the field of a recipient says of it. */
export function recipientMessages(t: TFunction, check: RecipientCheck | null | undefined): FieldMessage[] {
  const message = recipientSentence(t, check);
  if (message === null) return [];
  return [{ level: check?.kind === 'confirm' ? 'warning' : 'error', message, final: true }];
}

/** Why a form cannot be reviewed, where its recipient is the reason. */
export const recipientRefusal = (
  t: TFunction,
  check: RecipientCheck | null | undefined,
): string | undefined => (check?.kind === 'refused' ? (recipientSentence(t, check) ?? undefined) : undefined);
