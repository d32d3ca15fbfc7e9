/** What a person enters of one payment, in the order of the sheet. */
export const fields = ['coin', 'address', 'memo', 'amount', 'remark'] as const;
export type Field = (typeof fields)[number];

/** One row as it was typed or pasted. Nothing in it is mended: what is judged is what is paid. */
export type Entry = Record<Field, string>;

/** A row of the sheet; its key stays while rows above it come and go. */
export interface SheetRow extends Entry {
  key: number;
}

/** As many rows as a sheet may have. */
export const maxRows = 10_000;

/** A row with nothing in it. */
export const blank: Entry = { coin: '', address: '', memo: '', amount: '', remark: '' };

/** Whether there is nothing in a row, so that it is no payment. */
export const isBlank = (entry: Entry): boolean => fields.every((field) => entry[field] === '');
