import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Field } from './field.tsx';

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
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
