import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { opensOnItsPage } from '../../../../../.storybook/opened.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Inline } from '../inline/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { filterBarGuide } from './filter-bar.guide.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSelect } from './filter-select.tsx';

const networks = ['TRON', 'Ethereum', 'TON', 'Solana'].map((label) => ({ id: label.toLowerCase(), label }));
const states = ['Awaiting approval', 'Done', 'Rejected'].map((label) => ({ id: label, label }));

function Filters({ start = [] }: { start?: string[] }) {
  const [small, setSmall] = useState(true);
  const [chosen, setChosen] = useState(start);
  const [state, setState] = useState<string[]>([]);
  const [text, setText] = useState('');
  const on = small || chosen.length > 0 || state.length > 0 || text !== '';
  const reset = () => {
    setSmall(false);
    setChosen([]);
    setState([]);
    setText('');
  };
  return (
    <FilterBar onReset={on ? reset : undefined}>
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
  title: 'Data/FilterBar',
  component: FilterBar,
  parameters: guided(filterBarGuide),
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
    await waitFor(() => expect(screen.getByRole('option', { name: 'TRON' })).toHaveAttribute('data-active'));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Escape}');
    const chip = canvas.getByRole('button', { name: /^Network.+TRON.+Ethereum$/ });
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: word('clearNamed', { label: 'Network' }) }));
    await expect(canvas.getByRole('button', { name: 'Network' })).toBeVisible();
  },
});

/** An open list, in Chinese. */
export const Open = meta.story({
  parameters: opensOnItsPage('360px'),
  globals: { language: 'zh-CN' },
  render: () => <Filters start={['tron']} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '筛选' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /: TRON/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});

/** No chip moves or changes its width when something is chosen in one of them. */
export const Still = meta.story({
  play: async ({ canvas, userEvent }) => {
    const boxes = () =>
      canvas
        .getAllByRole('button', { name: /Hide|Network$|Network:|Status/ })
        .filter((button) => !button.getAttribute('aria-label')?.startsWith(word('clear')))
        .map((button) => {
          const { left, width } = button.getBoundingClientRect();
          return [left, width];
        });
    const before = boxes();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide small balances' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ethereum' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Network: Ethereum' })).toBeVisible());
    await expect(boxes()).toEqual(before);
  },
});

/** Among many, what is looked for is typed: by its label, its detail and further words. */
export const Searched = meta.story({
  render: function Coins() {
    const [coin, setCoin] = useState<string[]>([]);
    const coins = ['TRON', 'Ethereum', 'Polygon'].map((network) => ({
      id: network,
      label: 'USDT',
      detail: network,
      keywords: ['Tether'],
    }));
    return (
      <FilterBar>
        <FilterSelect label="Coin" options={coins} value={coin} onChange={setCoin} />
      </FilterBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coin' }));
    const search = await screen.findByRole('combobox', { name: 'Coin' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('tether poly');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option')).toHaveTextContent('Polygon');
  },
});

/** Each filter is turned on, read, cleared and reset without a mouse, and the focus never gets lost. */
export const ResetByKeyboard = meta.story({
  render: () => <Filters start={['tron']} />,
  play: async ({ canvas, userEvent }) => {
    const small = canvas.getByRole('button', { name: 'Hide small balances' });
    small.focus();
    await userEvent.keyboard(' ');
    await expect(small).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Network: TRON' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Network' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Awaiting approval' })).toHaveAttribute('data-active'),
    );
    await userEvent.keyboard('d{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status: Done' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: word('filtersReset') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: word('filtersReset') })).toBeNull();
  },
});

/** Every look of the chips. */
export const Permutations = meta.story({
  render: () => (
    <Stack gap="m">
      {[[], ['tron'], ['tron', 'ethereum', 'ton']].map((value) => (
        <Inline key={value.length}>
          <FilterChip pressed={value.length > 0} onChange={() => undefined}>
            Hide small balances
          </FilterChip>
          <FilterSelect
            label="Network"
            options={networks}
            value={value}
            onChange={() => undefined}
            multiple
          />
          <FilterChip pressed={value.length > 0} onChange={() => undefined} disabled>
            Not for now
          </FilterChip>
        </Inline>
      ))}
    </Stack>
  ),
});
