import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Spinner } from './spinner.tsx';

export const spinnerGuide: Guide = {
  use: [
    'For something that takes a moment in a place whose shape is not known: an answer being read back, a check.',
    'Small in a line of text, medium in a section, large alone in a panel.',
  ],
  avoid: [
    'For a place that is being loaded: use Skeleton, which keeps its shape.',
    'For an action that was pressed: use `busy` of Button, Switch or SubmitButton.',
    'For more than about ten seconds: use ProgressBar with `since`.',
  ],
  do: [{ show: <Spinner label="Reading the rules back" />, because: 'Say what is awaited.' }],
  dont: [
    {
      show: (
        <Inline>
          <Spinner label="Rules" /> <Spinner label="Coins" /> <Spinner label="Fees" />
        </Inline>
      ),
      because: 'One for all that is awaited, not one for each.',
    },
  ],
  accessibility: [
    'A status: its label is announced when it appears.',
    'With reduced motion it stands still, and its label says what is awaited.',
    'In forced colors it has the color of what is highlighted.',
  ],
  anatomy: {
    story: 'Large',
    parts: {
      Spinner: '[role=status]',
      Ring: '[role=status] > [aria-hidden]',
      Label: '[role=status] > span + span',
    },
  },
};
