import { useWords } from '../../locale/locale-context.ts';

interface SelectAllProps {
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
  /** Says in words what it does, where there is no column of checkboxes below it. */
  named?: boolean;
}

/** Ticks every row of the page, or none; half ticked when some are. */
export function SelectAll({ state, onToggle, named = false }: SelectAllProps) {
  const words = useWords();
  return (
    <label data-tick>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        data-select-all=""
        aria-label={named ? undefined : words.tableSelectAll}
        checked={state === 'all'}
        onChange={onToggle}
      />
      {named ? words.tableSelectAll : null}
    </label>
  );
}
