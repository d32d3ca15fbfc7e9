import type { Guide } from '../../../../../.storybook/guide.ts';
import { ProgressBar } from './progress-bar.tsx';

export const progressBarGuide: Guide = {
  use: [
    'For something in progress whose end is known: confirmations, an upload, a sweep of 400 addresses.',
    'Without a value where the progress is unknown; with `since` where it takes longer than about ten seconds.',
    'With `note` for how long it may take, and `action` for a small button that stops it.',
  ],
  avoid: [
    'For a figure against a limit, which may go up and down: use Gauge.',
    'For named steps that a person goes through: use Stepper; for what happened: Timeline.',
    'For a place that is being loaded: use Skeleton; for a moment: Spinner.',
  ],
  do: [
    {
      show: <ProgressBar label="Confirming on TRON" value={2 / 6} text="2 of 6 confirmations" />,
      because: 'Say in words how far it is, in what a person counts.',
    },
    {
      show: <ProgressBar label="Swept" value={1} text="All 412 addresses" tone="success" />,
      because: 'Let the tone say how it ended, beside the words.',
    },
  ],
  dont: [
    { show: <ProgressBar label="Progress" value={0.33} />, because: 'Progress of what?' },
    'A bar that stops at 99 % and stays there: show it without a value instead.',
    'The time that has passed as a value: it is not how far the work is. Give it as `since`.',
  ],
  accessibility: [
    'Has the role progressbar, named by its label; its words are its value.',
    'Without a value it has none for a screen reader either.',
    'With reduced motion, one without a value stands still, striped.',
    'The time that has passed can be read, but is not announced; the note describes the bar.',
    'Progress is not announced: announce the end with a toast.',
  ],
  anatomy: {
    story: 'Confirming',
    parts: {
      Label: '[data-tone] > div > span',
      Words: '[data-tone] > div > span + span',
      Bar: '[role=progressbar]',
      Filling: '[role=progressbar] > div',
    },
  },
};
