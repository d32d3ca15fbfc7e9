import { useWords } from '../../locale/locale-context.ts';
import { Button } from '../button/index.ts';
import type { TableBasics } from './table-basics.ts';
import { Bar, Problem } from './table.styles.ts';
import type { TableParts } from './use-table-parts.ts';

interface InsteadOfRowsProps<Item> {
  basics: TableBasics<Item>;
  parts: TableParts<Item>;
}

/** What stands where there are no rows: why not, their shape while they come, or that there are none. */
export function InsteadOfRows<Item>({ basics, parts }: InsteadOfRowsProps<Item>) {
  const words = useWords();
  const { rows, loading = false, loadingRows = 5, empty, error, rowActions } = basics;
  if (error) {
    return (
      <tr>
        <td data-instead colSpan={parts.span}>
          <Problem role="alert">
            {error.message}
            {error.onRetry && (
              <Button size="small" onClick={error.onRetry} busy={loading}>
                {words.retry}
              </Button>
            )}
          </Problem>
        </td>
      </tr>
    );
  }
  if (rows.length > 0) return null;
  if (!loading) {
    return (
      <tr>
        <td data-instead colSpan={parts.span}>
          {empty}
        </td>
      </tr>
    );
  }
  return Array.from({ length: loadingRows }, (_, index) => (
    <tr key={index} aria-hidden>
      {parts.lead && <td data-lead>{null}</td>}
      {parts.shown.map(({ column, attributes }) => (
        <td key={column.key} {...attributes}>
          <Bar />
        </td>
      ))}
      {rowActions && <td data-actions>{null}</td>}
    </tr>
  ));
}
