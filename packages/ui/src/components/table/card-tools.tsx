import { PlainSelect } from '../../internal/plain-select.tsx';
import { useWords } from '../../locale/locale-context.ts';
import { fill } from '../../locale/words.ts';
import { SelectAll } from './select-all.tsx';
import type { TableBasics } from './table-basics.ts';
import { CardTools } from './table-cards.styles.ts';
import type { TableSort } from './table-sort.rules.ts';
import type { TableParts } from './use-table-parts.ts';

const directions = ['ascending', 'descending'] as const;

/** What the head does, for cards, which have none: ticks all rows, and sorts. */
export function ToolsOfCards<Item>({
  basics,
  parts: { selection, shown },
}: {
  basics: TableBasics<Item>;
  parts: TableParts<Item>;
}) {
  const words = useWords();
  const { sort, onSort, onSelect } = basics;
  const sortable = onSort ? shown.filter(({ column }) => column.sortable) : [];
  if (!onSelect && sortable.length === 0) return null;
  const choices = sortable.flatMap(({ column: { key, header } }) =>
    directions.map((direction): { id: string; label: string; sort: TableSort } => {
      const sentence = direction === 'ascending' ? words.tableSortAscending : words.tableSortDescending;
      return {
        id: `${direction} ${key}`,
        label: fill(sentence, { column: header }),
        sort: { key, direction },
      };
    }),
  );
  return (
    <CardTools>
      {onSelect && <SelectAll named state={selection.all} onToggle={selection.toggleAll} />}
      {choices.length > 0 && (
        <PlainSelect
          aria-label={words.tableSortBy}
          value={choices.find((choice) => isSame(choice.sort, sort))?.id ?? ''}
          onChange={({ target }) => onSort?.(choices.find(({ id }) => id === target.value)?.sort ?? null)}
        >
          <option value="">{words.tableSortNone}</option>
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </PlainSelect>
      )}
    </CardTools>
  );
}

const isSame = (one: TableSort, other: TableSort | null | undefined) =>
  one.key === other?.key && one.direction === other.direction;
