import type { TableColumn } from '@mpc/ui';
import { csvColumns } from '#shared/csv/csv-columns.ts';
import type { ExportJob } from './export-pages.ts';
import { useExport } from './use-export.ts';

/** The file of everything a list is narrowed to, in the columns of its table that can be written. */
export function useTableFile<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  job: Omit<ExportJob<Row>, 'columns'>,
) {
  return useExport<Row>(name, async () => ({
    ...job,
    columns: csvColumns(columns.filter(({ headerHidden }) => headerHidden !== true)),
  }));
}

/** A list that is not paged, as the only page of it. */
export const onlyPage = <Row>(list: readonly Row[]) => ({ list, pageTotal: 1, count: list.length });
