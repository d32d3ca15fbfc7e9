import { ChevronDown } from 'lucide-react';
import { useContext, type ContextType, type KeyboardEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { Opener, SearchInput } from './picker-search.styles.ts';

interface PickerSearchProps {
  placeholder?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The text that searches a list, and the arrow behind it. Pressing the text opens the whole list, as the arrow does. */
export function PickerSearch({ placeholder, onKeyDown }: PickerSearchProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <>
      <SearchInput
        placeholder={placeholder}
        data-control=""
        onKeyDown={onKeyDown}
        onKeyDownCapture={({ key }) => {
          if (key === 'Enter' && state !== null) pointAtOnlyMatch(state);
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

/** Enter picks what is pointed at; when typing has left one option, that is meant. What is chosen already stays so. */
function pointAtOnlyMatch({
  isOpen,
  collection,
  selectionManager,
}: NonNullable<ContextType<typeof ComboBoxStateContext>>) {
  const only = collection.size === 1 ? collection.getFirstKey() : null;
  if (!isOpen || only === null || selectionManager.isSelected(only) || selectionManager.isDisabled(only))
    return;
  selectionManager.setFocusedKey(only);
}
