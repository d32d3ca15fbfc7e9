import type { FieldMessage } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { addressFieldCheck, lookAlikeMessage, recipientSentence } from '#features/address-check';
import type { ChainRules, RowFinding } from './entry-faults.rules.ts';
import type { EntryRow } from './entry-values.ts';
import { spaced } from '#shared/i18n/spaced.ts';

/** The words of both namespaces that speak of addresses. */
export interface Tongue {
  book: TFunction<'whiteAddress'>;
  address: TFunction;
}

/** Messages on addresses are sentences, and nothing drawn. */
const plain = (message: ReactNode): string => (typeof message === 'string' ? message : '');

function sentence(
  { book: t, address }: Tongue,
  row: EntryRow,
  chain: ChainRules,
  finding: RowFinding,
): string {
  switch (finding.code) {
    case 'address':
      return row.address === ''
        ? t('finding.noAddress')
        : plain(addressFieldCheck(address, chain.base)(row.address)?.message);
    case 'lookAlike':
      return plain(lookAlikeMessage(address, row.address, finding.found).message);
    case 'recipient':
      return recipientSentence(address, finding.recipientCheck) ?? '';
    case 'network':
      return t('finding.network', { said: finding.network, chosen: chain.name });
    case 'twice':
      return t('finding.twice', { row: finding.row });
    case 'known':
      return t('finding.known', { label: finding.label });
    case 'tooLong':
      return t(`finding.tooLong.${finding.field}`, { limit: finding.limit });
    case 'hidden':
      return t('finding.hidden', { field: t(`column.${finding.field}`), mark: finding.mark });
    case 'noMemo':
      return t('finding.noMemo', { network: chain.name });
    case 'form':
      return t('finding.form', { network: chain.name });
    default:
      return t(`finding.${finding.code}`);
  }
}

/** What a field says of what was found. */
export function sayFinding(
  tongue: Tongue,
  row: EntryRow,
  chain: ChainRules,
  finding: RowFinding,
): FieldMessage {
  // Which address it looks like, and where they differ, stands below the field.
  if (finding.code === 'lookAlike')
    return { level: finding.level, message: tongue.address('addressCheck.lookAlikeTitle') };
  return { level: finding.level, message: sentence(tongue, row, chain, finding) };
}

/** Everything that keeps a row from being sent, in one line. */
export function faultsInWords(
  tongue: Tongue,
  row: EntryRow,
  chain: ChainRules,
  findings: readonly RowFinding[],
): string {
  return findings
    .filter(({ level }) => level === 'error')
    .map((finding) => spaced(sentence(tongue, row, chain, finding)))
    .join('')
    .trimEnd();
}
