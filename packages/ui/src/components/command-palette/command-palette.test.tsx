import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

const groups = [
  {
    id: 'screens',
    title: 'Screens',
    items: [
      { id: 'kyt', label: 'KYT', detail: 'Control' },
      { id: 'team', label: 'Team' },
    ],
  },
  { id: 'wallets', title: 'Wallets', items: [{ id: 'main', label: 'Main', detail: 'Treasury' }] },
];
const nothing = () => {};
const settled = { open: true, placeholder: 'Find', groups, empty: 'No matches' };

describeConformance('CommandPalette', (props) => (
  <CommandPalette {...props} {...settled} onSelect={nothing} onClose={nothing} />
));

async function show(props: Partial<CommandPaletteProps> = {}) {
  const onSelect = vi.fn();
  const onClose = vi.fn();
  render(<CommandPalette {...settled} onSelect={onSelect} onClose={onClose} {...props} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Find' }));
  return { onSelect, onClose };
}

it('finds while typing and chooses with Enter', async () => {
  const { onSelect, onClose } = await show();
  await userEvent.keyboard('trea');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('main');
  expect(onClose).toHaveBeenCalledOnce();
});

it('moves with the arrow keys while the focus stays in the field', async () => {
  const { onSelect } = await show();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('team');
});

it('chooses the first match after pasting', async () => {
  const { onSelect } = await show();
  await userEvent.paste('control');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('kyt');
});

it('says that nothing matches and closes with Escape', async () => {
  const { onClose } = await show();
  await userEvent.keyboard('zzz');
  expect(screen.getByText('No matches')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('never has an option for the current one that is no longer there', async () => {
  const items = ['Main', 'Tea', 'Team'].map((label) => ({ id: label, label }));
  await show({ groups: [{ id: 'screens', title: 'Screens', items }] });
  const field = screen.getByRole('combobox');
  const current = () => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  await userEvent.keyboard('tea');
  await waitFor(() => expect(current()).toBe('Tea'));
  await userEvent.keyboard('m');
  await waitFor(() => expect(current()).toBeNull(), { timeout: 100 });
  await waitFor(() => expect(current()).toBe('Team'));
});

it('tells what is typed to whoever searches elsewhere', async () => {
  const onQuery = vi.fn();
  await show({ query: 'k', onQuery });
  await userEvent.keyboard('y');
  expect(onQuery).toHaveBeenCalledExactlyOnceWith('ky');
});
