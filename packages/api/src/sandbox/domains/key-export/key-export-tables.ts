import { Table } from '../../world/table.ts';

/** That what was applied for has been fetched. The application itself is an item of type 9. */
export interface KeyExportRow {
  apply_id: number;
  wallet_id: number;
  exported_at: number;
  exported_by: number;
}

/** What was exported. */
export function keyExportTables() {
  return { keyExports: new Table<KeyExportRow>((row) => row.apply_id, {}) };
}
