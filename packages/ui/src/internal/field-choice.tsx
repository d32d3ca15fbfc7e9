import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChoiceDetail, ChoiceLabel, ChoiceText, Tick } from './field-choice.styles.ts';

/** One of a few things to choose, all of them in sight. */
export interface ChoiceOption<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** What choosing it means. */
  detail?: ReactNode;
  /** Why it cannot be chosen now. It can still be reached, and says so. */
  disabledReason?: string | undefined;
}

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'> {
  type: 'radio' | 'checkbox';
  option: ChoiceOption;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Draws one of the options of a group. */
export function Choice({ option, onChoose, ...input }: ChoiceProps) {
  const { label, detail, disabledReason } = option;
  const id = useId();
  const lines = [detail, disabledReason].filter((line) => line !== undefined);
  return (
    <ChoiceLabel>
      <Tick
        {...input}
        value={option.id}
        aria-labelledby={`${id}-label`}
        aria-describedby={lines.length > 0 ? `${id}-lines` : undefined}
        aria-disabled={disabledReason === undefined ? undefined : true}
        onChange={() => {
          if (disabledReason === undefined) onChoose();
        }}
        onClick={(event) => {
          if (disabledReason !== undefined) event.preventDefault();
        }}
        data-control=""
      />
      <ChoiceWords id={id} label={label} lines={lines} />
    </ChoiceLabel>
  );
}

interface ChoiceWordsProps {
  /** The label's id is this and "-label"; that of the lines, where there are any, this and "-lines". */
  id: string;
  label: ReactNode;
  lines: readonly ReactNode[];
}

/** What is chosen or switched on, with quieter lines below it. */
export function ChoiceWords({ id, label, lines }: ChoiceWordsProps) {
  return (
    <ChoiceText>
      <span id={`${id}-label`}>{label}</span>
      {lines.length > 0 ? (
        <span id={`${id}-lines`}>
          {lines.map((line, place) => (
            <ChoiceDetail key={place}>{line}</ChoiceDetail>
          ))}
        </span>
      ) : null}
    </ChoiceText>
  );
}
