import {
  AmountField,
  Button,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  Form,
  RadioGroup,
  Stack,
  TextField,
  isAmount,
} from '@mpc/ui';
import { useState } from 'react';
import { Controller, useForm, type UseFormRegisterReturn } from 'react-hook-form';

interface Order {
  note: string;
  amount: string;
  speed: string;
  notify: string[];
  due: string | null;
  read: boolean;
}

/** What `register` gives, as the fields take it. */
const toField = ({ name, ref, onChange, onBlur }: UseFormRegisterReturn) => ({
  name,
  inputRef: ref,
  onInput: onChange,
  onBlur,
});

const speeds = [
  { id: 'slow', label: 'Slow' },
  { id: 'fast', label: 'Fast' },
];

const defaultValues: Order = {
  note: 'Rent',
  amount: '',
  speed: 'slow',
  notify: ['fast'],
  due: null,
  read: false,
};

/** Another library keeps the values, judges them, and says which field is the first that is wrong. */
export function RegisteredForm() {
  const { register, control, handleSubmit, reset, setValue, formState } = useForm<Order>({ defaultValues });
  const [sent, setSent] = useState<Order>();
  const { errors } = formState;
  return (
    <Form label="Registered" onSubmit={() => void handleSubmit(setSent)()}>
      <Stack>
        <TextField
          label="Note"
          limit={20}
          {...toField(register('note', { required: 'Enter a note' }))}
          error={errors.note?.message}
        />
        <AmountField
          label="Sum"
          symbol="ETH"
          {...toField(register('amount', { validate: (text) => isAmount(text) || 'Enter an amount' }))}
          error={errors.amount?.message}
        />
        <RadioGroup label="Pace" options={speeds} {...toField(register('speed'))} />
        <CheckboxGroup label="Tell" options={speeds} {...toField(register('notify'))} />
        <Controller
          name="due"
          control={control}
          rules={{ required: 'Choose a day' }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <DatePicker label="Until" {...field} inputRef={ref} error={fieldState.error?.message} />
          )}
        />
        <Checkbox {...toField(register('read', { required: 'Confirm' }))} error={errors.read?.message}>
          I agree
        </Checkbox>
        <Button type="submit">Save</Button>
        <Button onClick={() => setValue('note', 'Salaries')}>Salaries</Button>
        <Button onClick={() => reset()}>Start again</Button>
      </Stack>
      <output>{sent === undefined ? null : JSON.stringify(sent)}</output>
    </Form>
  );
}
