import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { segmentedGuide } from './segmented.guide.tsx';
import { Segmented, type SegmentedProps } from './segmented.tsx';

function Live(props: SegmentedProps) {
  const [selected, setSelected] = useState(props.selected);
  return <Segmented {...props} selected={selected} onSelect={setSelected} />;
}

const meta = preview.meta({
  title: 'Forms/Segmented',
  component: Segmented,
  parameters: guided(segmentedGuide),
  args: {
    label: 'Group assets',
    selected: 'coin',
    onSelect: () => undefined,
    items: [
      { id: 'coin', label: 'By coin' },
      { id: 'network', label: 'By network' },
      { id: 'address', label: 'By address' },
    ],
  },
  render: (props) => <Live {...props} />,
});

/** All views in sight; the arrow keys select the next. */
export const Light = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'By network' })).toBeChecked();
  },
});

/** The same in the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** One stop of the Tab key; the arrow keys select and wrap around. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'By coin' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'By address' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'By coin' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'By coin' })).not.toHaveFocus();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<SegmentedProps>(Segmented, {
    vary: { selected: ['coin', 'network', 'address'] },
    common: {
      label: 'Group assets',
      selected: 'coin',
      onSelect: () => undefined,
      items: [
        { id: 'coin', label: 'By coin' },
        { id: 'network', label: 'By network' },
        { id: 'address', label: 'By address' },
      ],
    },
  }),
});
