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

/** Draws an option inside an open list. */
export function PickerItem({ option }: { option: PickerOption }) {
  const { id, label, detail, icon, disabled = false } = option;
  return (
    <Option id={id} textValue={label} isDisabled={disabled}>
      {({ isSelected }) => (
        <>
          {icon}
          <Text>
            <Name>{label}</Name>
            {detail === undefined ? null : <Detail>{detail}</Detail>}
          </Text>
          {isSelected ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}
        </>
      )}
    </Option>
  );
}
