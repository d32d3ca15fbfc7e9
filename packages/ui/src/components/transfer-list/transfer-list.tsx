import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FieldBasics, FieldMessage } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import type { PickerOption } from '../../internal/picker-option.tsx';
import { useField } from '../../internal/use-field.ts';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { transferWords } from '../../locale/transfer-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import { Button } from '../button/index.ts';
import { add, split, without } from './transfer-list.rules.ts';
import { Lists, Moves, Root } from './transfer-list.styles.ts';
import { TransferPane, usePane } from './transfer-pane.tsx';

export interface TransferListProps<Id extends string = string> extends FieldBasics {
  options: readonly PickerOption<Id>[];
  /** What is chosen, in the order in which it was. */
  value: readonly NoInfer<Id>[];
  onChange: (value: Id[]) => void;
  /** The most that can be chosen. */
  limit?: number;
  /** @default the library's own "Available" */
  availableLabel?: string;
  /** @default the library's own "Chosen" */
  chosenLabel?: string;
}

/**
 * Chooses some of many, with both sides in sight: what may be chosen, and what is. For a dozen options, a group of
 * checkboxes does.
 */
export function TransferList<Id extends string>({
  options,
  value,
  onChange,
  limit = Infinity,
  availableLabel,
  chosenLabel,
  ...basics
}: TransferListProps<Id>) {
  const words = useWordsWith(transferWords);
  const sides = useMemo(() => split(options, value), [options, value]);
  const available = usePane(sides.available);
  const chosen = usePane(sides.chosen);
  const [moved, setMoved] = useState({ said: '', leftOut: 0 });

  const count = value.length;
  const own: (FieldMessage | null)[] = [
    count > limit ? { level: 'error', message: fill(words.choicesTooMany, { limit, count }) } : null,
    moved.leftOut > 0
      ? { level: 'warning', message: fill(words.transferFull, { limit, count: moved.leftOut }) }
      : null,
  ];
  const { control, frame } = useField(basics, { text: value.join(' '), missing: words.requiredSome, own });

  const take = (ids: readonly Id[]) => {
    if (ids.length === 0) return;
    const next = add(value, ids, limit);
    setMoved({ said: fill(words.transferAdded, { count: next.added }), leftOut: next.leftOut });
    if (next.added > 0) onChange(next.chosen);
  };
  const moveBack = (ids: readonly Id[]) => {
    if (ids.length === 0) return;
    setMoved({ said: fill(words.transferRemoved, { count: ids.length }), leftOut: 0 });
    onChange(without(value, new Set(ids)));
  };
  const shared = { field: control.id, disabled: control.disabled, describedBy: control['aria-describedby'] };
  return (
    <FieldFrame {...frame} group="group">
      <Root disabled={control.disabled}>
        <Lists>
          <TransferPane
            {...shared}
            part="available"
            title={availableLabel ?? words.transferAvailable}
            pane={available}
            onMove={take}
          />
          <Moves>
            <Move
              label={words.transferAdd}
              icon={ChevronRight}
              onMove={() => take(available.selected)}
              unless={available.selected.length === 0 ? words.transferPickFirst : undefined}
            />
            <Move
              label={words.transferRemove}
              icon={ChevronLeft}
              onMove={() => moveBack(chosen.selected)}
              unless={chosen.selected.length === 0 ? words.transferPickFirst : undefined}
            />
            <Move
              label={available.text === '' ? words.transferAddAll : words.transferAddFound}
              icon={ChevronsRight}
              onMove={() => take(available.movable)}
              unless={available.movable.length === 0 ? words.transferNone : undefined}
            />
            <Move
              label={chosen.text === '' ? words.transferRemoveAll : words.transferRemoveFound}
              icon={ChevronsLeft}
              onMove={() => moveBack(chosen.movable)}
              unless={chosen.movable.length === 0 ? words.transferNone : undefined}
            />
          </Moves>
          <TransferPane
            {...shared}
            part="chosen"
            title={chosenLabel ?? words.transferChosen}
            room={limit === Infinity ? undefined : `${value.length} / ${limit}`}
            pane={chosen}
            onMove={moveBack}
          />
        </Lists>
        <VisuallyHidden role="status">{moved.said}</VisuallyHidden>
      </Root>
    </FieldFrame>
  );
}

interface MoveProps {
  label: string;
  icon: LucideIcon;
  onMove: () => void;
  /** Why there is nothing to move. */
  unless: string | undefined;
}

function Move({ label, icon: Icon, onMove, unless }: MoveProps) {
  return (
    <Button
      size="small"
      icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
      disabledReason={unless}
      onClick={onMove}
    >
      {label}
    </Button>
  );
}
