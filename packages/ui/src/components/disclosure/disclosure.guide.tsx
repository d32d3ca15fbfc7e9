import type { Guide } from '../../../../../.storybook/guide.ts';
import { Text } from '../text/index.ts';
import { Disclosure } from './disclosure.tsx';

export const disclosureGuide = {
  use: ['For the reasons behind a one-line verdict: for readers who doubt it.'],
  avoid: [
    'For anything a person must see before deciding: that stands open.',
    'To explain a word: use Tooltip.',
    'For actions: use Menu.',
  ],
  do: [
    {
      show: (
        <Disclosure summary="Details">
          <Text size="label">Used before: 9 times, first on 12 Mar 2026</Text>
        </Disclosure>
      ),
      because: 'A word says what is behind it; the verdict stands above it.',
    },
  ],
  dont: ['A warning inside: it stays hidden.'],
  accessibility: [
    'A <details>: a search in the page finds what is inside.',
    'The room it takes opens below it; nothing above it moves.',
  ],
  keys: {
    'Opens and closes it': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'On Demand',
    parts: { Summary: 'summary', Icon: 'summary svg' },
  },
} satisfies Guide;
