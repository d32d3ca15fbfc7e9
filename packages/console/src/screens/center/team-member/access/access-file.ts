import type { Role } from '@mpc/api';
import type { CsvColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { csvColumns } from '#shared/csv/csv-columns.ts';
import { bracketed, listed } from '#shared/i18n/i18n.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { roleKey } from '#shared/session/role.ts';
import type { TeamState } from '../team-list.ts';
import { accessColumns, strategiesOf } from './access-columns.tsx';
import { rights, type AccessRow } from './access.rules.ts';

/** Who exports the matrix, when, and how much of the wallet they see: an ordinary member only their own sub-wallets. */
export interface FileOrigin {
  wallet: string;
  exporter: string;
  role: Role;
  /** The sub-wallets the exporter sees, by name. */
  subWallets: readonly string[];
  /** What the matrix was narrowed to. */
  filters: Pick<TeamState, 'role' | 'approver' | 'q'> & { subWallet: string };
  at: number;
}

interface Words {
  t: TFunction<'teamMember'>;
  shell: TFunction;
}

function scopeWords({ wallet, role, subWallets }: FileOrigin, { t }: Words): string {
  return role === 3
    ? t('file.scopeOwn', { wallet, names: listed(subWallets) })
    : t('file.scopeAll', { wallet, count: subWallets.length });
}

function filterWords({ filters: { role, approver, q, subWallet } }: FileOrigin, { t, shell }: Words): string {
  const said = [
    ...role.map((one) => shell(roleKey(one))),
    ...(subWallet === '' ? [] : [subWallet]),
    ...(approver === null ? [] : [t(`filter.approvers.${approver}`)]),
    ...(q === '' ? [] : [q]),
  ];
  return listed(said) || t('file.noFilters');
}

/** A column that says the same in every row. */
const same = (header: string, text: string) => ({ header, text: () => text });

/** The columns of the file: those of the matrix, what tells one person from a namesake, and where the file comes from. */
export function accessFileColumns(origin: FileOrigin, words: Words): CsvColumn<AccessRow>[] {
  const { t, shell } = words;
  const columns = accessColumns(words).map((column) => {
    const right = rights.find((one) => one === column.key);
    // Without the table around it, a header says all of it.
    return right === undefined ? column : { ...column, header: t(`file.right.${right}`) };
  });
  const [member, ...others] = csvColumns(columns);
  return [
    ...(member === undefined ? [] : [member]),
    { header: t('file.uid'), text: (row) => String(row.member.uid) },
    { header: t('column.account'), text: (row) => row.member.account },
    ...others,
    { header: t('file.approves'), text: (row) => strategiesOf(row.approves, t) },
    { header: t('file.signs'), text: (row) => strategiesOf(row.signs, t) },
    same(t('file.scope'), scopeWords(origin, words)),
    same(t('file.filters'), filterWords(origin, words)),
    same(t('file.exportedBy'), origin.exporter + bracketed(shell(roleKey(origin.role)))),
    same(t('file.exportedAt'), isoWithZone(origin.at)),
  ];
}
