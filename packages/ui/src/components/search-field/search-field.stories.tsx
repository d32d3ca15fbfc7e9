import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Live(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search addresses',
    placeholder: 'Label or address',
    value: '',
    onChange: () => undefined,
  },
  render: (props) => <Live {...props} />,
});

/** Waiting. */
export const Empty = meta.story({});

/** In use; the button empties it. */
export const Filled = meta.story({
  args: { value: 'Binance' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** In use, in the dark theme. */
export const Dark = meta.story({ args: { value: 'Binance' }, globals: { theme: 'dark' } });
