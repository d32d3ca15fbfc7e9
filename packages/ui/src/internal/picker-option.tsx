import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Detail, Name, Option, Text } from './picker.styles.ts';

/** One thing to pick from a list. */
export interface PickerOption<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  /** A coin, a network: 20 px. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Draws an option inside an open list. `text` stands for it where it is searched. */
export function PickerItem({ option }: { option: PickerOption & { text?: string } }) {
  const { id, label, detail, icon, disabled = false, text = label } = option;
  return (
    <Option id={id} textValue={text} isDisabled={disabled}>
      {({ isSelected }) => (
        <>
          {icon}
          <Text>
            <Name>{label}</Name>
            {detail === undefined || detail === '' ? null : <Detail>{detail}</Detail>}
          </Text>
          {isSelected ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
        </>
      )}
    </Option>
  );
}
