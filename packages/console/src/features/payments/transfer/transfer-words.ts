import { formatNumber, isDecimal, type FieldVerdict } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { recipientSentence } from '#features/address-check';
import type { Finding } from './transfer-findings.ts';
import { landingOf, type Place, type Refused } from '../refusals/refusals.rules.ts';

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
  { code, level, final, params, recipient }: Finding,
): FieldVerdict => ({
  level,
  message:
    code === 'recipient'
      ? recipientSentence(t, recipient)
      : t(`transfer.finding.${code}`, readable(params) ?? {}),
  ...(final === undefined ? {} : { final }),
});

/** What the server said. */
type Said = Pick<Refused, 'code' | 'msg'>;

/** What the server said no to, in our words where there are any, otherwise in its own. */
export function sayRefused(t: TFunction, { code, msg }: Said): string {
  const { word } = landingOf(code);
  if (word !== null) return t(`transfer.refused.${word}`);
  return msg === '' ? t('transfer.refused.other', { code }) : msg;
}

/** The refusal as a verdict of one field; nothing where it concerns another. */
export function refusedVerdicts(t: TFunction, refused: Said | null, place: Place): FieldVerdict[] {
  if (refused === null) return [];
  const landing = landingOf(refused.code);
  return landing.place === place ? [{ level: landing.level, message: sayRefused(t, refused) }] : [];
}
