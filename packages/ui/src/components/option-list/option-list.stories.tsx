import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Amount } from '../amount/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { optionListGuide } from './option-list.guide.tsx';
import { OptionList, type OptionListProps } from './option-list.tsx';

const meta = preview.meta({
  title: 'Data/OptionList',
  component: OptionList,
  parameters: guided(optionListGuide),
  args: {
    label: 'Sub-wallets',
    selected: '1',
    onSelect: fn(),
    sections: [
      {
        id: 'open',
        title: 'In use',
        items: [
          {
            id: '1',
            title: 'Main sub-wallet',
            detail: '11 networks',
            aside: <Amount value="27311012.1" kind="short" />,
          },
          {
            id: '2',
            title: 'Settlement',
            detail: '3 networks',
            aside: <Amount value="402600" kind="fiat" />,
          },
        ],
      },
      {
        id: 'closed',
        title: 'Stopped',
        items: [
          { id: '3', title: 'Desk B', detail: '1 network', marks: <StatusTag tone="idle">Frozen</StatusTag> },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

/** The arrow keys move through all sections; Enter picks. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Desk B/ })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('3');
  },
});

/** Nothing to pick from. */
export const Empty = meta.story({ args: { sections: [], empty: 'No sub-wallet matches' } });

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<OptionListProps>(OptionList, {
    vary: { selected: [undefined, '1'] },
    common: {
      label: 'Sub-wallets',
      onSelect: () => undefined,
      sections: [
        {
          id: 'open',
          title: 'In use',
          items: [
            { id: '1', title: 'Main sub-wallet', detail: '11 networks', aside: '27.3M' },
            { id: '2', title: 'Settlement', marks: <StatusTag tone="idle">Frozen</StatusTag> },
          ],
        },
      ],
      style: { width: '100%' },
    },
  }),
});
