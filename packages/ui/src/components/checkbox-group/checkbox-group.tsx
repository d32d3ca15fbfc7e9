import { useWords } from '../../locale/locale-context.ts';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { Choice, type ChoiceOption } from '../../internal/field-choice.tsx';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Boxes } from './checkbox-group.styles.ts';

export interface CheckboxGroupProps<Id extends string = string> extends FieldBasics {
  options: readonly ChoiceOption<Id>[];
  /** The ids of those that are ticked. */
  value: readonly Id[];
  /** Called with the ids that are ticked, in the order of the options. */
  onChange: (value: Id[]) => void;
  /** Beside each other only where the labels are short. @default 'vertical' */
  direction?: 'vertical' | 'horizontal';
  /** The words of a box above that ticks all of them or none. Without it there is none. */
  all?: string;
}

/** Several choices among a few, all of them in sight. Renders a `<div role="group">` of native checkboxes. */
export function CheckboxGroup<Id extends string>({
  options,
  value,
  onChange,
  direction = 'vertical',
  all,
  ...props
}: CheckboxGroupProps<Id>) {
  const words = useWords();
  const { frame, control } = useField(props, { text: value.join(' '), missing: words.requiredSome });
  const ticked = (id: Id) => value.includes(id);
  const give = (wanted: (id: Id) => boolean) => onChange(options.map(({ id }) => id).filter(wanted));
  const free = options.filter(({ disabledReason }) => disabledReason === undefined).map(({ id }) => id);
  const complete = free.length > 0 && free.every(ticked);
  return (
    <FieldFrame {...frame} group="group">
      {all === undefined ? null : (
        <Checkbox
          checked={complete}
          mixed={!complete && value.length > 0}
          disabled={control.disabled}
          onChange={(on) => give((id) => (free.includes(id) ? on : ticked(id)))}
        >
          {all}
        </Checkbox>
      )}
      <Boxes data-direction={direction} data-inner={all === undefined ? undefined : true}>
        {options.map((option) => (
          <Choice
            key={option.id}
            type="checkbox"
            option={option}
            name={control.name}
            checked={ticked(option.id)}
            disabled={control.disabled}
            onChoose={() => give((id) => ticked(id) !== (id === option.id))}
          />
        ))}
      </Boxes>
    </FieldFrame>
  );
}
