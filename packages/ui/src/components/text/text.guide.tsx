import type { Guide } from '../../../../../.storybook/guide.ts';
import { Stack } from '../stack/index.ts';
import { Text } from './text.tsx';

export const textGuide: Guide = {
  use: [
    'For words that are louder or quieter than those around them.',
    'As a paragraph of its own with as="p".',
  ],
  avoid: [
    'For headings: the title of Page, Section or Card is one.',
    'For what went wrong in a field: Field says it.',
    'For a message about the whole page: use Banner.',
    'For amounts, times and addresses: Amount, Time and WholeAddress.',
  ],
  do: [
    {
      show: (
        <Stack gap="xs">
          <Text tone="strong">Main sub-wallet</Text>
          <Text tone="muted" size="label">
            13 coins on 11 networks
          </Text>
        </Stack>
      ),
      because: 'One strong name, one quiet line that explains it.',
    },
  ],
  dont: [
    {
      show: <Text tone="strong">Strategies apply to transfers of this sub-wallet, first match first.</Text>,
      because: 'Where everything is strong nothing is.',
    },
    'Danger for something that merely matters: it means that something went wrong.',
  ],
  accessibility: [
    'Every tone reaches 4.5 : 1 on every surface, in both themes.',
    'The look says nothing to a screen reader: the words have to.',
  ],
  anatomy: {
    story: 'Plain',
    parts: { Text: '[data-size]' },
  },
};
