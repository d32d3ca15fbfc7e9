import type { ListedEntry } from '@mpc/api';
import type { MenuAction, MenuDivider } from '@mpc/ui';
import type { TFunction } from 'i18next';
import type { BookId } from './book-id.ts';

/** What can be done with an entry. */
export type EntryAct =
  | 'use'
  | 'edit'
  | 'white'
  | 'copy'
  | 'transactions'
  | 'log'
  | 'request'
  | 'propose'
  | 'delete';

/** Why an entry cannot be changed now; undefined where it can. */
export function changeBlock(entry: ListedEntry, t: TFunction<'whiteAddress'>): string | undefined {
  if (entry.audit_id > 0) return t('entry.blocked.waiting');
  return entry.status === 3 || entry.status === 4 ? t('entry.blocked.never') : undefined;
}

/** Why an entry cannot be paid; undefined where it can. */
export const payBlock = (entry: ListedEntry, t: TFunction<'whiteAddress'>): string | undefined =>
  entry.status === 2 || entry.status === 5 ? undefined : t('entry.blocked.notEffective');

const item = (id: EntryAct, label: string, disabledReason?: string): MenuAction => ({
  id,
  label,
  disabledReason,
});

/** The actions of an entry's menu; what cannot be done now says why. */
export function entryMenu(
  entry: ListedEntry,
  book: BookId,
  t: TFunction<'whiteAddress'>,
): (MenuAction | MenuDivider)[] {
  const isShared = book.kind !== 'personal';
  const blocked = changeBlock(entry, t);
  return [
    ...(entry.audit_id > 0 ? [item('request', t('act.request'))] : []),
    item('copy', t('act.copy')),
    item('edit', t('act.edit'), blocked),
    ...(isShared
      ? [item('white', t(entry.is_white === 1 ? 'act.whiteOff' : 'act.whiteOn'), blocked)]
      : [item('propose', t('act.propose'))]),
    item('transactions', t('act.transactions')),
    ...(isShared ? [item('log', t('act.log'))] : []),
    { divider: true },
    {
      ...item('delete', t('act.delete'), entry.audit_id > 0 ? t('entry.blocked.waiting') : undefined),
      danger: true,
    },
  ];
}
