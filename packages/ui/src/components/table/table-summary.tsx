import { use, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { PartsContext } from './parts-context.ts';
import { Sums } from './table-summary.styles.ts';

export interface TableSummaryProps extends Omit<HTMLAttributes<HTMLTableSectionElement>, 'children'> {
  /** What is summed up, in the column that names the rows: "Total of this page", "Total of all 412 addresses". */
  label: string;
  /**
   * What stands under which column, by its key. Sums are made of the exact decimals where the rows come from: a binary
   * number would round them.
   */
  values: Readonly<Record<string, ReactNode>>;
  ref?: Ref<HTMLTableSectionElement>;
}

/** The last row of a `Table`, which sums up the others: its `summary`. Renders a `<tfoot>`. */
export function TableSummary({ label, values, ...rest }: TableSummaryProps) {
  const parts = use(PartsContext);
  if (parts === null) return null;
  const { shown, lead, margins } = parts;
  return (
    <Sums {...rest}>
      <tr>
        {lead && (
          <td data-lead data-fixed>
            {null}
          </td>
        )}
        {shown.map(({ column, isTitle, attributes }) => {
          const place = {
            'data-align': attributes['data-align'],
            'data-fixed': attributes['data-fixed'],
            'data-fixed-end': attributes['data-fixed-end'],
            style: attributes.style,
          };
          return isTitle ? (
            <th key={column.key} scope="row" {...place}>
              {label}
            </th>
          ) : (
            <td key={column.key} data-label={column.header} {...place}>
              {values[column.key]}
            </td>
          );
        })}
        {margins.actions > 0 && <td data-actions>{null}</td>}
      </tr>
    </Sums>
  );
}
