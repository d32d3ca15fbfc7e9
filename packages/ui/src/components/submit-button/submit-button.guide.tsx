import type { Guide } from '../../../../../.storybook/guide.ts';
import { SubmitButton } from './submit-button.tsx';

export const submitButtonGuide = {
  use: [
    'To submit a form or open its review, at the foot of a drawer or under the fields.',
    'With the problems of the Form, so that the reason it is disabled is in sight.',
  ],
  avoid: ['For an action on something that exists: use Button with a disabledReason.'],
  do: [
    {
      show: <SubmitButton problems={['Amount', 'Recipient']}>Review transfer</SubmitButton>,
      because: 'The fields to correct are named at the button.',
    },
  ],
  dont: [
    {
      show: <SubmitButton reason="Invalid form">Review transfer</SubmitButton>,
      because: 'Say what is waited for or what to do: “Network fee not loaded yet”.',
    },
    'Do not turn it off because fields are still empty: pressing it shows which ones are required.',
  ],
  accessibility: [
    'Stays focusable while disabled, and is described by the reason.',
    'The reason stands in a live region, and is read out when it appears.',
  ],
  keys: {
    'Goes to the button, also while it is disabled': ['Tab'],
    'Submits; while disabled, goes to the first field with an error': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'In A Drawer',
    parts: { Button: '[type=submit]', Reason: '[type=submit] + [aria-live]' },
  },
} satisfies Guide;
