import { formatNumber, useChecks, type Checks } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck, recipientSentence } from '#features/address-check';
import { isDecimal } from '#shared/money/decimal.ts';
import { refusalDisplayOf } from '../refusals/refusals.rules.ts';
import { gravestOf, type Finding, type RowCheck } from './check-row.rules.ts';
import type { Field, SheetRow } from './sheet-row.ts';
import type { Line } from './sheet-tally.ts';

/** What the sheet speaks with: its own words, and those of the library for amounts. */
export interface BatchWords {
  t: TFunction;
  checks: Checks;
}

/** Both, in the language of the page. */
export function useBatchWords(): BatchWords {
  const { t } = useTranslation();
  const checks = useChecks();
  return useMemo(() => ({ t, checks }), [t, checks]);
}

/** One sentence about one value. */
export interface RowMessage {
  field: Field;
  level: Finding['level'];
  message: string;
}

/** Amounts are read in groups, and never rounded. */
const readable = (params: Finding['params'] = {}) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && isDecimal(value) ? formatNumber(value, { digits: 'all' }) : value,
    ]),
  );

function sentence({ t, checks }: BatchWords, row: SheetRow, { coin }: RowCheck, finding: Finding): string {
  const { code } = finding;
  if (code === 'amountForm') {
    const form = coin === null ? {} : { symbol: coin.symbol_alias, decimals: coin.decimals };
    const said = checks.amount(form)(row.amount)?.message;
    return typeof said === 'string' ? said : '';
  }
  if (code === 'addressWrong' || code === 'addressDoubtful') {
    // The address kit says it in its own words.
    const said = addressFieldCheck(t, coin?.base_symbol ?? '')(row.address)?.message;
    return typeof said === 'string' ? said : '';
  }
  if (code === 'recipient') {
    const said = recipientSentence(t, finding.recipientCheck) ?? '';
    return finding.recipientCheck?.kind === 'confirm' ? `${said} ${t('transfer.row.payAlone')}` : said;
  }
  return t(`batch.finding.${code}`, readable(finding.params));
}

/** What is said under one value of a row: the gravest of it. `placeOf` gives a row its number. */
export function messageOf(
  words: BatchWords,
  { row, check, repeats }: Line,
  field: Field,
  placeOf: (key: number) => number,
): RowMessage | null {
  if (check === null) return null;
  const finding = gravestOf(check.findings, field);
  if (field === 'amount' && finding === null && repeats !== null)
    return {
      field,
      level: 'warning',
      message: words.t('batch.finding.repeated', { row: placeOf(repeats) + 1 }),
    };
  return finding === null
    ? null
    : { field, level: finding.level, message: sentence(words, row, check, finding) };
}

/** Everything that is said of a row, the gravest first. */
export function messagesOf(words: BatchWords, line: Line, placeOf: (key: number) => number): RowMessage[] {
  const { row, check, repeats } = line;
  if (check === null) return [];
  const all = check.findings.map((finding) => ({
    field: finding.field,
    level: finding.level,
    message: sentence(words, row, check, finding),
  }));
  const again: RowMessage[] =
    repeats === null
      ? []
      : [
          {
            field: 'amount',
            level: 'warning',
            message: words.t('batch.finding.repeated', { row: placeOf(repeats) + 1 }),
          },
        ];
  const order = { error: 0, warning: 1, note: 2 };
  return [...all, ...again].toSorted((a, b) => order[a.level] - order[b.level]);
}

/** Why the server refused a payment, in our words where there are any, otherwise in its own. */
export function sayRefusal(t: TFunction, code: string, msg: string): string {
  const { word } = refusalDisplayOf(code);
  if (word !== null) return t(`transfer.refused.${word}`);
  return msg === '' ? t('transfer.refused.other', { code }) : msg;
}
