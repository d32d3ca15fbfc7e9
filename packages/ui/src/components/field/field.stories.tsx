import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { fieldGuide } from './field.guide.tsx';
import { Field, type FieldProps } from './field.tsx';

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  parameters: guided(fieldGuide),
  args: { label: 'Approvers', children: <Button>Add a person</Button> },
});

/** Several controls, or one that the library does not have, under one label. */
export const Group = meta.story({ args: { description: 'At least two people.', required: true } });

/** One control that the caller draws. */
export const One = meta.story({
  args: { label: 'Key file', children: (control) => <input type="file" {...control} /> },
});

/** With an error, in the dark theme. */
export const Dark = meta.story({
  args: { error: 'Add at least one person.' },
  globals: { theme: 'dark' },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<FieldProps>(Field, {
    vary: {
      description: [undefined, 'At least two people.'],
      error: [undefined, 'Add at least one person.'],
      required: [false, true],
    },
    common: { label: 'Approvers', children: <Button>Add a person</Button> },
  }),
});
