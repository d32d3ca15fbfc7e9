import { people } from '@mpc/api/sandbox';
import { Columns, Form, Select, TextArea, TextField } from '@mpc/ui';
import type { Call, Field } from './document.ts';
import { choicesOf, hintOf } from './form-fields.ts';

/** Who asks: somebody of the sandbox; null for nobody who is signed in. */
export type Asking = keyof typeof people | null;

const nobody = 'nobody';
const everybody = [
  ...Object.entries(people).map(([id, { nickname, note }]) => ({ id, label: nickname, detail: note })),
  { id: nobody, label: 'Nobody', detail: 'Not signed in' },
];
const isPerson = (id: string): id is keyof typeof people => id in people;

function mustBeJson(text: string) {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return { level: 'error' as const, message: 'This is not JSON.' };
  }
}

interface ParameterFieldProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

const leftOut = '(left out)';

function ParameterField({ field, value, onChange }: ParameterFieldProps) {
  const { name, required, schema, isJson } = field;
  const shared = { label: name, name, required, value, onChange };
  if (isJson) return <TextArea {...shared} rows={6} description={hintOf(field)} check={mustBeJson} />;
  const choices = choicesOf(schema)?.map(String);
  if (choices === undefined) return <TextField {...shared} description={hintOf(field)} />;
  const options = required ? choices : [leftOut, ...choices];
  return (
    <Select
      {...shared}
      options={options.map((id) => ({ id, label: id }))}
      value={value === '' && !required ? leftOut : value}
      onChange={(id) => onChange(id === leftOut ? '' : id)}
    />
  );
}

export interface CallFormProps {
  id: string;
  call: Call;
  person: Asking;
  onPerson: (person: Asking) => void;
  values: Readonly<Record<string, string>>;
  onValue: (name: string, value: string) => void;
  onSubmit: () => void;
}

/** Asks for what a call takes, and for who is to send it. */
export function CallForm({ id, call, person, onPerson, values, onValue, onSubmit }: CallFormProps) {
  return (
    <Form id={id} label={`Send ${call.id}`} onSubmit={onSubmit}>
      <Columns>
        <Select
          label="Who asks"
          options={everybody}
          value={person ?? nobody}
          onChange={(id) => onPerson(isPerson(id) ? id : null)}
          required
        />
        {call.fields.map((field) => (
          <ParameterField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => onValue(field.name, value)}
          />
        ))}
      </Columns>
    </Form>
  );
}
