import { ChevronDown } from 'lucide-react';
import { useContext, type ContextType, type KeyboardEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { matchesOption, type SearchOption } from './option-search.ts';
import { Opener, SearchInput } from './picker-search.styles.ts';

interface PickerSearchProps {
  options: readonly SearchOption[];
  placeholder?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The text that searches a list, and the arrow behind it. Pressing the text opens the whole list, as the arrow does. */
export function PickerSearch({ options, placeholder, onKeyDown }: PickerSearchProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <>
      <SearchInput
        placeholder={placeholder}
        data-control=""
        onKeyDown={onKeyDown}
        onKeyDownCapture={(event) => {
          const { key, currentTarget } = event;
          if (key === 'Enter' && state !== null && pickOnlyMatch(state, options, currentTarget.value)) {
            event.preventDefault();
            event.stopPropagation();
          }
          // The base picks what it points at when the Tab key leaves it: where several are chosen, that could undo a choice.
          if (key === 'Tab' && state?.selectionManager.selectionMode === 'multiple')
            state.selectionManager.setFocusedKey(null);
        }}
        onClick={() => {
          if (state?.isOpen === false) state.open(null, 'manual');
        }}
      />
      <Opener>
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </Opener>
    </>
  );
}

/**
 * Enter picks what is pointed at; when what is typed leaves one option, that is meant. The text is asked, not the list:
 * the list follows a moment later, and whoever pastes and presses Enter is faster. What is chosen already stays so.
 */
function pickOnlyMatch(
  state: NonNullable<ContextType<typeof ComboBoxStateContext>>,
  options: readonly SearchOption[],
  typed: string,
): boolean {
  const { selectionManager } = state;
  if (selectionManager.focusedKey !== null || (typed === '' && !state.isOpen)) return false;
  const [only, ...others] = options.filter((option) => matchesOption(option, typed));
  if (only === undefined || others.length > 0 || only.disabled || selectionManager.isSelected(only.id))
    return false;
  if (selectionManager.selectionMode === 'multiple') {
    state.setValue([...selectionManager.selectedKeys, only.id]);
    return true;
  }
  state.setValue(only.id);
  state.setOpen(false);
  return true;
}
