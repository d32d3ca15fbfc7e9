import { entryLabelLimit } from '@mpc/api';
import { addressKey, checkAddress, type LookAlike, type LookAlikes } from '@mpc/api/addresses';
import { hiddenIn } from '@mpc/ui';
import {
  type Anchor,
  checkRecipient,
  isRead,
  type KnownContracts,
  type RecipientCheck,
} from '#features/address-check';
import { remarkLimit, type EntryRow } from './entry-values.ts';

/** What is known of the network that addresses are kept for. */
export interface ChainRules {
  /** Its main coin. */
  base: string;
  name: string;
  hasMemo: boolean;
  /** The forms of addresses and memos as the server has them; empty where it has none. */
  addressForm: string;
  memoForm: string;
}

/** Something that is kept already. */
export interface KnownEntry {
  id: number;
  base_symbol: string;
  address: string;
  memo: string;
  label: string;
}

/** What rows are compared with. */
export interface Knowledge {
  chain: ChainRules;
  known: readonly KnownEntry[];
  lookAlikes: LookAlikes<Anchor>;
  contracts: KnownContracts;
}

/** What is to be said about a row; errors keep it from being sent. */
export type RowFinding =
  | { field: 'address'; level: 'error'; code: 'address' | 'form' }
  /** The file says it is of another network than the one chosen. */
  | { field: 'address'; level: 'error'; code: 'network'; network: string }
  /** Another row of the form says the same: line `row` of its file, or its number, counted from 1. */
  | { field: 'address'; level: 'error'; code: 'twice'; row: number }
  | { field: 'address'; level: 'error' | 'warning'; code: 'known'; label: string }
  | { field: 'address'; level: 'error' | 'warning'; code: 'lookAlike'; found: LookAlike<Anchor> }
  | { field: 'address'; level: 'error' | 'warning'; code: 'recipient'; recipientCheck: RecipientCheck }
  | { field: 'address'; level: 'error'; code: 'refused' | 'repeated' }
  | { field: 'memo'; level: 'error'; code: 'memo' | 'noMemo' }
  | { field: 'memo'; level: 'warning'; code: 'memoWanted' }
  | { field: 'label' | 'remark'; level: 'error'; code: 'tooLong'; limit: number }
  | { field: 'label'; level: 'error'; code: 'missing' }
  | { field: 'memo' | 'label' | 'remark'; level: 'error'; code: 'hidden'; mark: string };

const lengthOf = (text: string): number => Array.from(text).length;

/** Whether a text has a form the server gave; one that is no pattern says nothing. */
function hasForm(text: string, form: string): boolean {
  try {
    return form === '' || new RegExp(form, 'u').test(text);
  } catch {
    return true;
  }
}

/** Who sends to a kept address is not known yet: only what it is can stand against it. */
function recipientFindings(row: EntryRow, { chain, contracts }: Knowledge): RowFinding[] {
  const recipientCheck = checkRecipient(chain.base, row.address, { isSender: false, contracts });
  if (recipientCheck.kind === 'allowed' || recipientCheck.reason === 'address') return [];
  const isMeant = recipientCheck.kind === 'confirm' && row.isContractMeant;
  return [{ field: 'address', level: isMeant ? 'warning' : 'error', code: 'recipient', recipientCheck }];
}

function addressFindings(row: EntryRow, knowledge: Knowledge): RowFinding[] {
  const { chain, lookAlikes } = knowledge;
  const error = { field: 'address', level: 'error' } as const;
  if (row.network !== '' && row.network.toLowerCase() !== chain.name.toLowerCase())
    return [{ ...error, code: 'network', network: row.network }];
  const check = checkAddress(chain.base, row.address);
  if (!check.ok && check.reason.code !== 'unknownChain') return [{ ...error, code: 'address' }];
  if (!check.ok && (row.address === '' || !hasForm(row.address, chain.addressForm)))
    return [{ ...error, code: 'form' }];
  if (row.said !== null) return [{ ...error, code: row.said === 'repeated' ? 'repeated' : 'refused' }];
  const questioned = recipientFindings(row, knowledge);
  const found = lookAlikes.find(row.address);
  if (found === null) return questioned;
  const level = isRead(row.address, found, row.proof) ? 'warning' : 'error';
  return [...questioned, { field: 'address', level, code: 'lookAlike', found }];
}

function memoFindings({ memo, address }: EntryRow, { chain }: Knowledge): RowFinding[] {
  const check = checkAddress(chain.base, address);
  if (memo === '') {
    const isWanted = check.ok && check.needsMemo && check.memo === undefined;
    return isWanted ? [{ field: 'memo', level: 'warning', code: 'memoWanted' }] : [];
  }
  if (!chain.hasMemo) return [{ field: 'memo', level: 'error', code: 'noMemo' }];
  return hasForm(memo, chain.memoForm) ? [] : [{ field: 'memo', level: 'error', code: 'memo' }];
}

function textFindings(row: EntryRow): RowFinding[] {
  const { label, remark } = row;
  const findings: RowFinding[] = [];
  for (const field of ['memo', 'label', 'remark'] as const) {
    const mark = hiddenIn(row[field]);
    if (mark !== undefined) findings.push({ field, level: 'error', code: 'hidden', mark });
  }
  if (label.trim() === '') findings.push({ field: 'label', level: 'error', code: 'missing' });
  if (lengthOf(label) > entryLabelLimit)
    findings.push({ field: 'label', level: 'error', code: 'tooLong', limit: entryLabelLimit });
  if (lengthOf(remark) > remarkLimit)
    findings.push({ field: 'remark', level: 'error', code: 'tooLong', limit: remarkLimit });
  return findings;
}

const recipientOf = (base: string, { address, memo }: Pick<EntryRow, 'address' | 'memo'>): string =>
  `${addressKey(base, address)}/${memo}`;

/**
 * What is to be said about each row, by its key. Whether one is kept already is certain in one's own book (`error`); in a
 * shared one it may be kept for another coin or sub-wallet, and the server decides.
 */
export function findingsIn(
  rows: readonly EntryRow[],
  knowledge: Knowledge,
  known: 'error' | 'warning',
): Map<string, RowFinding[]> {
  const { base } = knowledge.chain;
  const kept = new Map(
    knowledge.known
      .filter(({ base_symbol }) => base_symbol === base)
      .map((entry) => [recipientOf(base, entry), entry.label]),
  );
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row, at): [string, RowFinding[]] => {
      const findings = addressFindings(row, knowledge);
      if (row.address !== '') {
        const recipient = recipientOf(base, row);
        const before = seen.get(recipient);
        const label = kept.get(recipient);
        if (before === undefined) seen.set(recipient, row.line || at + 1);
        else findings.push({ field: 'address', level: 'error', code: 'twice', row: before });
        if (label !== undefined && row.said === null)
          findings.push({ field: 'address', level: known, code: 'known', label });
      }
      return [row.key, [...findings, ...memoFindings(row, knowledge), ...textFindings(row)]];
    }),
  );
}

/** Whether something keeps a row from being sent. */
export const isFaulty = (findings: readonly RowFinding[] | undefined): boolean =>
  findings?.some(({ level }) => level === 'error') ?? true;

/** The trusted address that a row looks like. */
export const lookAlikeIn = (findings: readonly RowFinding[]): LookAlike<Anchor> | undefined =>
  findings.flatMap((finding) => (finding.code === 'lookAlike' ? [finding.found] : []))[0];
