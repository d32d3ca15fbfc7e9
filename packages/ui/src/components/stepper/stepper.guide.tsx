import type { Guide } from '../../../../../.storybook/guide.ts';
import { Stepper } from './stepper.tsx';

export const stepperGuide: Guide = {
  use: [
    'For a form or a process of three to six named steps that a person goes through in order: creating a wallet, setting up the cold wallet.',
    'Vertical beside a long form; horizontal above a short one.',
  ],
  avoid: [
    'For what happened to an order: use Timeline; for who approved it: ApprovalLine.',
    'For views that may be seen in any order: use Tabs.',
    'For a count without names: use ProgressBar.',
  ],
  do: [
    {
      show: (
        <Stepper
          label="New wallet"
          steps={[
            { key: 'name', title: 'Name', state: 'done', detail: 'Treasury' },
            { key: 'members', title: 'Members', state: 'current' },
            { key: 'check', title: 'Review', state: 'waiting' },
          ]}
        />
      ),
      because: 'Name each step by what is decided there, in one or two words.',
    },
    'Let people go back to what is done, and keep what they had entered after it.',
  ],
  dont: [
    {
      show: (
        <Stepper
          label="Transfer"
          steps={[
            { key: '1', title: 'Step 1', state: 'done' },
            { key: '2', title: 'Step 2', state: 'current' },
          ]}
        />
      ),
      because: 'The number is there already.',
    },
    'Links to steps whose turn has not come.',
  ],
  accessibility: [
    'An ordered list with a name; the step that is now has aria-current="step".',
    'Each step is read out with its state; done and failed ones have an icon, not a color alone.',
    'Steps to go back to are buttons or links. Where there is little room they are still there, as their numbers, with their names for a screen reader.',
  ],
  anatomy: {
    story: 'Horizontal',
    parts: {
      Steps: 'ol',
      Step: 'li',
      Marker: 'li span[data-state]',
      Title: 'li span > span > span[data-state]',
    },
  },
};
