import { ChevronDown, ChevronUp, GripVertical, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolateText } from '../../format/isolate-text.ts';
import { sortWords } from '../../locale/sort-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import { IconButton } from '../icon-button/index.ts';
import { Buttons, Content, Handle, Row } from './sortable-list.styles.ts';
import type { SortableItem } from './sortable-list.rules.ts';

interface SortableRowProps {
  item: SortableItem;
  canMove: { up: boolean; down: boolean };
  onMove: (direction: 'up' | 'down') => void;
  actions: ReactNode;
  children: ReactNode;
}

/** A row with its handle in front, and behind it what can be done with it. */
export function SortableRow({ item, canMove, onMove, actions, children }: SortableRowProps) {
  const words = useWordsWith(sortWords);
  const { id, label, disabled = false } = item;
  const HandleIcon = disabled ? Lock : GripVertical;
  return (
    <Row
      id={id}
      textValue={isolateText(label)}
      data-fixed={disabled || undefined}
      data-many={actions ? true : undefined}
    >
      <Handle
        slot="drag"
        isDisabled={disabled}
        {...(disabled ? { 'aria-describedby': '' } : {})}
        aria-label={fill(disabled ? words.sortFixed : words.sortDrag, { label })}
      >
        <HandleIcon size={16} strokeWidth={1.5} aria-hidden />
      </Handle>
      <Content>{children}</Content>
      <Buttons>
        {actions}
        {disabled ? null : (
          <>
            <IconButton
              label={fill(words.sortUp, { label })}
              icon={ChevronUp}
              data-move="up"
              disabledReason={canMove.up ? undefined : words.sortFirst}
              onClick={() => onMove('up')}
            />
            <IconButton
              label={fill(words.sortDown, { label })}
              icon={ChevronDown}
              data-move="down"
              disabledReason={canMove.down ? undefined : words.sortLast}
              onClick={() => onMove('down')}
            />
          </>
        )}
      </Buttons>
    </Row>
  );
}
