import type { CsvColumn, TableColumn } from '@mpc/ui';

/** The columns of a table as those of a file; what is only drawn is left empty. */
export const csvColumns = <Row>(columns: readonly TableColumn<Row>[]): CsvColumn<Row>[] =>
  columns.map(({ header, text, cell }) => ({
    header,
    text: (row) => {
      if (text !== undefined) return text(row);
      const content = cell(row);
      return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
    },
  }));
