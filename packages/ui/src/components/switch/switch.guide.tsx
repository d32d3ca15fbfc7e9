import type { Guide } from '../../../../../.storybook/guide.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from './switch.tsx';

const nothing = () => undefined;

export const switchGuide = {
  use: [
    'To turn something on or off at once: a rule, a notification, an auto sweep.',
    'In settings and in rows of a table, where each change stands for itself.',
  ],
  avoid: [
    'In a form that is sent: use Checkbox. A switch does not wait for Send.',
    'For two things neither of which is “off”: use RadioGroup or Segmented.',
    'Where a change needs approval or a reason first: use Button and ConfirmDialog.',
  ],
  do: [
    {
      show: (
        <Switch
          checked
          onChange={nothing}
          description="Balances above the threshold are swept to Treasury every hour"
        >
          Auto sweep
        </Switch>
      ),
      because: 'The words name what is on, the second line what that means.',
    },
    {
      show: (
        <Switch checked={false} busy onChange={nothing}>
          Auto sweep
        </Switch>
      ),
      because: 'The switch stays as it was, and busy, until the server responds; a toast reports a failure.',
    },
  ],
  dont: [
    {
      show: (
        <Switch checked onChange={nothing}>
          On
        </Switch>
      ),
      because: 'Words that change with the state leave open what a press does.',
    },
    {
      show: (
        <Stack gap="xs">
          <Switch checked onChange={nothing}>
            I have read the terms
          </Switch>
        </Stack>
      ),
      because: 'Consent is ticked and sent, not switched: use Checkbox.',
    },
  ],
  accessibility: [
    'Follows the switch pattern, read out as on or off.',
    'While busy or with a reason against it, it is aria-disabled: it keeps its focus, and says so.',
    'The place of the knob says its state too, also in forced colors.',
  ],
  keys: {
    'Goes to the switch': ['Tab'],
    'Switches on and off': ['Space'],
  },
  anatomy: {
    story: 'On',
    parts: { Switch: 'label', Track: '[role=switch]', Words: 'label > span' },
  },
} satisfies Guide;
