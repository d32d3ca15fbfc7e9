import type { Guide } from '../../../../.storybook/guide.ts';
import { Checkbox, Switch } from '../index.ts';

export const settingsPageGuide = {
  use: [
    'For lasting settings: notifications, rules, limits of a wallet.',
    'Where each setting takes effect as soon as it is switched.',
  ],
  avoid: [
    'For values that only make sense together: take the Form pattern, which sends them at once.',
    'For what a person does once: that is an action of the page it belongs to.',
  ],
  do: [
    {
      show: (
        <Switch
          checked
          onChange={() => undefined}
          description="Any other address is rejected before submission."
        >
          Whitelisted addresses only
        </Switch>
      ),
      because: 'Say what it means to have it on, in a sentence below.',
    },
    'Group by what the settings are about, three to six in a group.',
    'Put irreversible actions last and apart. Ask first: consequences, a checkbox, a reason.',
  ],
  dont: [
    {
      show: (
        <Checkbox checked onChange={() => undefined}>
          Do not allow unlisted addresses
        </Checkbox>
      ),
      because: 'A checkbox waits for a submit button, and a “not” has to be read twice.',
    },
    'No Save button where nothing waits to be saved.',
    'Do not hide what a person may not change: show it, and say who may.',
  ],
  accessibility: [
    'Each group is a region named by its heading; each switch is named by its words and described by its sentence.',
    'A switch keeps the focus.',
    'A toast confirms what was saved, and screen readers announce it politely.',
    'The question before freezing begins on its first control; leaving it returns the focus to the button.',
  ],
  keys: {
    'Switches a setting on and off': ['Space'],
    'Leaves the question before freezing': ['Escape'],
  },
} satisfies Guide;
