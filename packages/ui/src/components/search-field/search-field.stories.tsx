import { useState } from 'react';
import { expect } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { searchFieldGuide } from './search-field.guide.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Live(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: guided(searchFieldGuide),
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
    await userEvent.click(canvas.getByRole('button', { name: word('clear') }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** In use, in the dark theme. */
export const Dark = meta.story({ args: { value: 'Binance' }, globals: { theme: 'dark' } });

/** Escape empties it; Tab reaches the button that does the same. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search addresses' });
    await userEvent.tab();
    await userEvent.keyboard('Binance{Escape}');
    await expect(box).toHaveValue('');
    await userEvent.keyboard('Kraken');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<SearchFieldProps>(SearchField, {
    vary: { value: ['', 'Binance'], placeholder: ['Label or address', 'Label'] },
    common: { label: 'Search addresses', value: '', onChange: () => undefined },
  }),
});
