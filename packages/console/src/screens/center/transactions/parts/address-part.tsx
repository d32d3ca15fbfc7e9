import { TextField } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useTyped } from '#shared/list/use-typed.ts';

export interface AddressPartProps {
  label: string;
  value: string;
  /** Called once typing has come to a rest, with what an address may hold. */
  onChange: (value: string) => void;
}

/** What addresses are written with, on any network. */
const mayBePart = (text: string): boolean => /^[\w:.+/=-]*$/.test(text);

/** A part of an address. */
export function AddressPart({ label, value, onChange }: AddressPartProps) {
  const { t } = useTranslation();
  const [text, setText] = useTyped(value, (typed) => {
    if (mayBePart(typed.trim())) onChange(typed.trim());
  });
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      check={(typed) =>
        mayBePart(typed.trim()) ? null : { level: 'error', message: t('transactions.filter.notInAddress') }
      }
    />
  );
}
