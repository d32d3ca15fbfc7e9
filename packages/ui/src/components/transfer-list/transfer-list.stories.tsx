import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { transferListGuide } from './transfer-list.guide.tsx';
import { TransferList, type TransferListProps } from './transfer-list.tsx';

function Live(props: TransferListProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TransferList
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const few: TransferListProps['options'] = [
  { id: 'main', label: 'Main sub-wallet', detail: 'Asset' },
  { id: 'desk', label: 'Trading desk', detail: 'Asset' },
  { id: 'payroll', label: 'Payroll', detail: 'Asset' },
  { id: 'web3', label: 'DeFi', detail: 'Web3' },
  { id: 'old', label: 'Omnibus 2019', detail: 'Archived', disabled: true },
];
const many = Array.from({ length: 2000 }, (_, place) => ({
  id: `w${place + 1}`,
  label: `Customer ${String(place + 1).padStart(4, '0')}`,
  detail: place % 3 === 0 ? 'Web3' : 'Asset',
}));

const change = fn<TransferListProps['onChange']>();
const none: TransferListProps['value'] = [];
const meta = preview.meta({
  title: 'Forms/TransferList',
  component: TransferList,
  parameters: guided(transferListGuide),
  args: { label: 'Sub-wallets it is for', options: few, value: none, onChange: change },
  beforeEach: () => {
    change.mockClear();
  },
  render: (props) => <Live {...props} />,
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
});

/** Something is chosen, in the order in which it was. */
export const Chosen = meta.story({ args: { value: ['payroll', 'main'] } });

/** Nothing is chosen yet. */
export const Empty = meta.story({});

/** Arrows, Space and Shift select; Enter moves; what is disabled is passed over. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [available, chosen] = canvas.getAllByRole('listbox');
    if (available === undefined || chosen === undefined) throw new Error('Two lists');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: /Main/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(change).toHaveBeenLastCalledWith(['desk']);
    await waitFor(() => expect(available).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Home} {Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByText(word('selectedOfTotal', { count: 2, total: 4 }))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(change).toHaveBeenLastCalledWith(['desk', 'main', 'payroll']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/2/);
    await userEvent.keyboard('{Control>}a{/Control}{Enter}');
    await expect(change).toHaveBeenLastCalledWith(['desk', 'main', 'payroll', 'web3']);
  },
});

/** By mouse: a press selects, the button adds, a double click moves one. */
export const Mouse = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: word('transferAdd') });
    await userEvent.click(add);
    await expect(change).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: /Main/ }));
    await userEvent.click(canvas.getByRole('option', { name: /DeFi/ }));
    await userEvent.click(add);
    await expect(change).toHaveBeenLastCalledWith(['main', 'web3']);
    await expect(add).toHaveFocus();
    await userEvent.dblClick(canvas.getByRole('option', { name: /Main/ }));
    await expect(change).toHaveBeenLastCalledWith(['web3']);
    await userEvent.click(canvas.getByRole('button', { name: word('transferAddAll') }));
    await expect(change).toHaveBeenLastCalledWith(['web3', 'main', 'desk', 'payroll']);
  },
});

/** Two thousand options: only those in sight are drawn, and all that a search finds can be added at once. */
export const Many = meta.story({
  args: { options: many, value: ['w7', 'w1999', 'w3'] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
    const [find] = canvas.getAllByRole('searchbox');
    if (find === undefined) throw new Error('No search');
    await userEvent.type(find, '199');
    await waitFor(() => expect(canvas.queryByRole('option', { name: /0001/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: word('transferAddFound') }));
    await expect(change.mock.lastCall?.[0]).toHaveLength(14);
  },
});

/** No more than fit: the rest stays, and that is said. */
export const Limited = meta.story({
  args: { limit: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: word('transferAddAll') }));
    await expect(change).toHaveBeenLastCalledWith(['main', 'desk']);
    await expect(canvas.getByText(word('transferFull', { limit: 2, count: 2 }))).toBeVisible();
  },
});

/** In a narrow place, one below the other. */
export const Narrow = meta.story({
  args: { value: ['payroll'] },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
});

/** In Chinese and in the dark theme. */
export const Chinese = meta.story({
  args: { label: '适用子钱包', value: ['payroll'], required: true, limit: 50 },
  globals: { language: 'zh-CN', theme: 'dark' },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: (props) => (
    <Stack gap="l">
      <Live {...props} label="Chosen" value={['payroll', 'main']} />
      <Live {...props} label="Required" required error="Choose the sub-wallets first." />
      <Live {...props} label="Too many" value={['main', 'desk', 'payroll']} limit={2} />
      <Live {...props} label="Disabled" value={['main']} disabled />
      <Live {...props} label="No options" options={[]} />
    </Stack>
  ),
});
