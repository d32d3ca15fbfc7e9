import { formatNumber, isDecimal, type FieldMessage } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { recipientSentence } from '#features/address-check';
import type { Finding } from './transfer-findings.ts';
import { refusalDisplayOf, type RefusalField, type Refused } from '../refusals/refusals.rules.ts';

/** Amounts are read in groups, and never rounded. */
const readable = (params: Finding['params'] = {}): Finding['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, text]) => [
      name,
      isDecimal(text) ? formatNumber(text, { digits: 'all' }) : text,
    ]),
  );

/** A finding, in the reader's language. */
export const sayFinding = (
  t: TFunction,
  { code, level, final, params, recipientCheck }: Finding,
): FieldMessage => ({
  level,
  message:
    code === 'recipient'
      ? recipientSentence(t, recipientCheck)
      : t(`transfer.finding.${code}`, readable(params) ?? {}),
  ...(final === undefined ? {} : { final }),
});

/** What the server said. */
type Said = Pick<Refused, 'code' | 'msg'>;

/** What the server said no to, in our words where there are any, otherwise in its own. */
export function sayRefused(t: TFunction, { code, msg }: Said): string {
  const { word } = refusalDisplayOf(code);
  if (word !== null) return t(`transfer.refused.${word}`);
  return msg === '' ? t('transfer.refused.other', { code }) : msg;
}

/** The refusal as a message of one field; nothing where it concerns another. */
export function refusedMessages(t: TFunction, refused: Said | null, field: RefusalField): FieldMessage[] {
  if (refused === null) return [];
  const display = refusalDisplayOf(refused.code);
  return display.field === field ? [{ level: display.level, message: sayRefused(t, refused) }] : [];
}
