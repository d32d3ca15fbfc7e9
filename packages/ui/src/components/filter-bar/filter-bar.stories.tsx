import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from '../search-field/index.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSelect } from './filter-select.tsx';

const networks = ['TRON', 'Ethereum', 'TON', 'Solana'].map((label) => ({ id: label.toLowerCase(), label }));
const states = ['Waiting for approval', 'Done', 'Refused'].map((label) => ({ id: label, label }));

function Filters({ start = [] }: { start?: string[] }) {
  const [small, setSmall] = useState(true);
  const [chosen, setChosen] = useState(start);
  const [state, setState] = useState<string[]>([]);
  const [text, setText] = useState('');
  return (
    <FilterBar>
      <SearchField label="Search" placeholder="Hash or address" value={text} onChange={setText} />
      <FilterChip pressed={small} onChange={setSmall}>
        Hide small balances
      </FilterChip>
      <FilterSelect label="Network" options={networks} value={chosen} onChange={setChosen} multiple />
      <FilterSelect label="Status" options={states} value={state} onChange={setState} />
    </FilterBar>
  );
}

const meta = preview.meta({
  title: 'Forms/FilterBar',
  component: FilterBar,
  subcomponents: { FilterChip, FilterSelect },
  render: () => <Filters />,
});

/** One filter is on. */
export const Few = meta.story({});

/** What is chosen is said on the chip; what there is no room for is counted. */
export const Chosen = meta.story({ render: () => <Filters start={['tron', 'ethereum', 'ton']} /> });

/** The same in the dark theme. */
export const Dark = meta.story({
  render: () => <Filters start={['tron']} />,
  globals: { theme: 'dark' },
});

/** Several are chosen with the keyboard; Escape closes the list and goes back to the chip. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Network/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'TRON' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Escape}');
    const chip = canvas.getByRole('button', { name: 'Network: TRON, Ethereum' });
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Network' }));
    await expect(canvas.getByRole('button', { name: 'Network' })).toBeVisible();
  },
});

/** An open list, in Chinese. */
export const Open = meta.story({
  globals: { language: 'zh-CN' },
  render: () => <Filters start={['tron']} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '筛选' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /: TRON/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});
