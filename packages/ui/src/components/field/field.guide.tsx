import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { Field } from './field.tsx';

export const fieldGuide: Guide = {
  use: [
    'Around a control that the library lacks: its label, description and error then behave like all others.',
    'Around several controls that share one label, such as a list that people are added to.',
  ],
  avoid: [
    'Around a field of the library: each of them brings its own frame.',
    'For a heading over several fields: use Section.',
  ],
  do: [
    {
      show: (
        <Field label="Approvers" description="At least two people." required>
          <Button>Add a person</Button>
        </Field>
      ),
      because: 'The description says what is wanted before anything is wrong.',
    },
  ],
  dont: [
    {
      show: (
        <Field label="Approvers" error="Error">
          <Button>Add a person</Button>
        </Field>
      ),
      because: 'Say what to do: “Add at least one person.”',
    },
    'Do not use the placeholder for what must stay readable: it goes away with the first letter.',
  ],
  accessibility: [
    'Given a function, it ties label, description and error to the one control the function draws.',
    'Given several controls, it is a group with the label as its name; mark the control that takes the focus with data-control.',
    'Errors stand in a live region, and are read out when they appear.',
  ],
  anatomy: {
    story: 'One',
    parts: { Field: 'div:has(> div > label)', Label: 'label', Control: 'div:has(> div > label) > div + *' },
  },
};
