import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Segmented, type SegmentedProps } from './segmented.tsx';

function Live(props: SegmentedProps) {
  const [selected, setSelected] = useState(props.selected);
  return <Segmented {...props} selected={selected} onSelect={setSelected} />;
}

const meta = preview.meta({
  title: 'Forms/Segmented',
  component: Segmented,
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
