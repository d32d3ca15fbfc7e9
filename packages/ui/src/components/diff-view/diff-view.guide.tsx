import type { Guide } from '../../../../../.storybook/guide.ts';
import { DiffView } from './diff-view.tsx';

export const diffViewGuide: Guide = {
  use: [
    'Where a change needs approval: a strategy, a callback URL, the members of a wallet.',
    'In a log, to say what a change was.',
  ],
  avoid: [
    'For something new or something that ends as a whole: use KeyValueList.',
    'For one value that moved on: write it as a sentence, “12 of 40 to 20 of 40”.',
  ],
  do: [
    {
      show: (
        <DiffView
          label="Change of the strategy"
          items={[
            { key: 'limit', label: 'Limit a day', before: '50,000 USDT', after: '250,000 USDT' },
            { key: 'note', label: 'Remark', after: 'Approved by the board' },
            { key: 'coin', label: 'Coin', before: 'USDT', after: 'USDT' },
          ]}
        />
      ),
      because:
        'Write values as they stand elsewhere, with their unit, and give all fields: what stays is folded away.',
    },
    'Show an address with the kind `address`: it is whole, and look-alikes are marked where they differ.',
  ],
  dont: [
    'Shortened addresses or hashes: the part that changed may be the part that is left out.',
    'Raw keys and codes as labels: say what a person sees in the form.',
  ],
  accessibility: [
    'A list; each field says in a word what changed, and each value whether it is before or after.',
    'Old values are in `<del>`, new ones in `<ins>`; in long texts the signs + and − and a line below or through tell them apart.',
    'The button that shows what is unchanged has aria-expanded and keeps its focus.',
  ],
  anatomy: {
    story: 'Strategy',
    parts: {
      List: 'ul',
      Row: 'li',
      Field: 'li > div > span',
      Change: 'li span[data-tone]',
      'Old value': 'del',
      'New value': 'ins',
    },
  },
};
