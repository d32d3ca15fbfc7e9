import type { Guide } from '../../../../../.storybook/guide.ts';
import { SubmitButton } from './submit-button.tsx';

export const submitButtonGuide: Guide = {
  use: [
    'To send a form or to go on to its review, at the foot of a drawer or under the fields.',
    'With the problems of the Form, so that nobody has to look for what keeps it off.',
  ],
  avoid: ['For an action on something that stands: use Button with a disabledReason.'],
  do: [
    {
      show: <SubmitButton problems={['Amount', 'Recipient']}>Review transfer</SubmitButton>,
      because: 'The fields to go to are named where one is stopped.',
    },
  ],
  dont: [
    {
      show: <SubmitButton reason="Invalid form">Review transfer</SubmitButton>,
      because: 'Say what is waited for or what to do: “Waiting for the network fee.”',
    },
    'Do not turn it off because fields are still empty: pressing it shows which ones are required.',
  ],
  accessibility: [
    'It stays focusable while it is off, and is described by the reason; pressed, it leads to the first field with an error.',
    'The reason stands in a live region, and is read out when it appears.',
  ],
};
