import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { commandPaletteGuide } from './command-palette.guide.tsx';
import { CommandPalette } from './command-palette.tsx';

const items = ['Team', 'Tea', 'Main'].map((label) => ({ id: label, label }));

async function show() {
  const onSelect = vi.fn();
  const onClose = vi.fn();
  render(
    <CommandPalette
      open
      placeholder="Search"
      groups={[{ id: 'all', title: 'All', items }]}
      empty="No matches"
      onSelect={onSelect}
      onClose={onClose}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { onSelect, onClose };
}

async function expectCurrent(label: string) {
  const field = screen.getByRole('combobox', { name: 'Search' });
  await waitFor(() =>
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      label,
    ),
  );
  expect(document.activeElement).toBe(field);
}

describeKeys(commandPaletteGuide, {
  'Searches, and makes the first match current': async (press) => {
    await show();
    await press('main');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expectCurrent('Main');
  },
  'Makes the next option current': async (press) => {
    await show();
    await press();
    await expectCurrent('Team');
    await press();
    await expectCurrent('Tea');
  },
  'Makes the previous option current': async (press) => {
    await show();
    await press();
    await expectCurrent('Main');
    await press();
    await expectCurrent('Tea');
  },
  'Chooses the current option': async (press) => {
    const { onSelect, onClose } = await show();
    await userEvent.keyboard('{ArrowDown}');
    await expectCurrent('Team');
    await press();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Team');
    expect(onClose).toHaveBeenCalledOnce();
  },
  'Closes the palette': async (press) => {
    const { onClose } = await show();
    await press();
    expect(onClose).toHaveBeenCalledOnce();
  },
});
