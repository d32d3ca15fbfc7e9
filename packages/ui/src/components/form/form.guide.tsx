import type { Guide } from '../../../../../.storybook/guide.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './form.tsx';

const nothing = () => undefined;

export const formGuide = {
  use: [
    'Around everything a person fills in and sends as one.',
    'In a drawer, with a SubmitButton in the footer: the button names the form by its id, and what keeps it off.',
  ],
  avoid: [
    'For filters: they act at once, use FilterBar.',
    'For settings that change one by one: use Switch, or a form for each.',
  ],
  do: [
    {
      show: (
        <Form onSubmit={nothing} label="Rename">
          <TextField label="Name" value="Treasury" onChange={nothing} required />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Form>
      ),
      because:
        'One column, one primary button that says what it does, and nothing has to be filled in to press it.',
    },
    'Keep what a person entered when sending fails.',
  ],
  dont: [
    {
      show: (
        <Form onSubmit={nothing} label="Rename, blocked">
          <TextField label="Name" value="" onChange={nothing} required />
          <Button type="submit" variant="primary" disabledReason="Fill in the form first">
            Save
          </Button>
        </Form>
      ),
      because: 'A button disabled for empty fields hides which field is missing. An enabled one leads there.',
    },
    'Do not show errors while a person has not had the chance to be right.',
  ],
  accessibility: [
    'Submitted with errors, all of them are shown and the focus goes to the first field that has one.',
    'Errors are said by the library in the language of the page, not by the browser.',
    'Give it a label where there are several forms on a page.',
  ],
  keys: {
    'Submits, in a field': ['Enter'],
  },
  anatomy: {
    story: 'Filled',
    parts: { Form: 'form', Field: 'form > div', Label: 'form label' },
  },
} satisfies Guide;
