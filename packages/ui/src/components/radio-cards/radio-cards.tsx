import type { ReactNode, RefCallback } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
import { readTicked, useHeld } from '../../internal/use-held.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Aside, Card, Cards, Detail, Radio, Text, Title } from './radio-cards.styles.ts';

/** One way to choose. */
export interface RadioOption<Id extends string = string> {
  id: Id;
  title: ReactNode;
  /** What choosing it means. */
  detail?: ReactNode;
  /** A figure or a mark at the right. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Id extends string = string> extends FieldBasics {
  options: readonly RadioOption<Id>[];
  /** The one that is chosen, or null. Without it the field keeps that itself, as plain radios do. */
  value?: NoInfer<Id> | null | undefined;
  /** The one it begins with where it keeps that itself. */
  defaultValue?: NoInfer<Id> | null | undefined;
  onChange?: ((value: Id) => void) | undefined;
  /** Called with every one of the controls, as `register` of react-hook-form wants it. `ref` is the outermost element. */
  inputRef?: RefCallback<HTMLInputElement> | undefined;
  /** The least width of a card; where it does not fit, there is one fewer beside the others. @default '180px' */
  min?: string;
}

/** A choice among few, each with room to say what it means. */
export function RadioCards<Id extends string>({
  options,
  value: given,
  defaultValue = null,
  onChange,
  inputRef,
  min = '180px',
  ...props
}: RadioCardsProps<Id>) {
  const words = useWords();
  const {
    held: value,
    isOwn,
    keep,
    hold,
  } = useHeld<string | null>(given, defaultValue, (box) => readTicked(box)[0] ?? null);
  const choose = (id: Id) => {
    keep(id);
    onChange?.(id);
  };
  const { frame, control } = useField(props, { text: value ?? '', missing: words.requiredChoice });
  return (
    <FieldFrame {...frame} group="radiogroup">
      <Cards ref={hold} $min={min}>
        {options.map((option) => (
          <Card key={option.id}>
            <Radio
              type="radio"
              name={control.name ?? control.id}
              value={option.id}
              ref={inputRef}
              {...(isOwn ? { defaultChecked: option.id === defaultValue } : { checked: option.id === value })}
              disabled={control.disabled || option.disabled}
              onChange={() => choose(option.id)}
              data-control=""
            />
            <Text>
              <Title>{option.title}</Title>
              {option.detail === undefined ? null : <Detail>{option.detail}</Detail>}
            </Text>
            {option.aside === undefined ? null : <Aside>{option.aside}</Aside>}
          </Card>
        ))}
      </Cards>
    </FieldFrame>
  );
}
