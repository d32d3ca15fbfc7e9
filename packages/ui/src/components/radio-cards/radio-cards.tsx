import type { ReactNode } from 'react';
import type { FieldBasics } from '../../internal/field-basics.ts';
import { FieldFrame } from '../../internal/field-frame.tsx';
import { useField } from '../../internal/use-field.ts';
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
  value: Id | null;
  onChange: (value: Id) => void;
  /** The least width of a card; where it does not fit, there is one fewer beside the others. @default '180px' */
  min?: string;
}

/** A choice among few, each with room to say what it means. */
export function RadioCards<Id extends string>({
  options,
  value,
  onChange,
  min = '180px',
  ...props
}: RadioCardsProps<Id>) {
  const words = useWords();
  const { frame, control } = useField(props, { text: value ?? '', missing: words.requiredChoice });
  return (
    <FieldFrame {...frame} group="radiogroup">
      <Cards $min={min}>
        {options.map((option) => (
          <Card key={option.id}>
            <Radio
              type="radio"
              name={control.name ?? control.id}
              value={option.id}
              checked={option.id === value}
              disabled={control.disabled || option.disabled}
              onChange={() => onChange(option.id)}
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
