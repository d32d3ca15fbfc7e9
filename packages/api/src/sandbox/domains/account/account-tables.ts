import type { LoginRecord } from '../../../domains/account/account.schema.ts';
import { Table } from '../../world/table.ts';

/** A sign-in, or a try. */
export interface LoginRow extends Omit<LoginRecord, 'person'> {
  uid: number;
}

/** What is kept of this domain. */
export function accountTables() {
  return { logins: new Table<LoginRow, 'uid'>((row) => row.id, { uid: (row) => row.uid }) };
}
