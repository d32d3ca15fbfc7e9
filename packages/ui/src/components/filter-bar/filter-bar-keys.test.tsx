import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { filterBarGuide } from './filter-bar.guide.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterSelect } from './filter-select.tsx';

const toggle = vi.fn();
const choose = vi.fn();

function show(focused: string) {
  toggle.mockClear();
  choose.mockClear();
  render(
    <FilterBar>
      <FilterChip pressed={false} onChange={toggle}>
        Incoming
      </FilterChip>
      <FilterSelect
        label="Network"
        options={['TRON', 'Ethereum'].map((label) => ({ id: label, label }))}
        value={[]}
        onChange={choose}
      />
    </FilterBar>,
  );
  const chip = screen.getByRole('button', { name: focused });
  chip.focus();
  return chip;
}

async function showOpen() {
  const chip = show('Network');
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  return chip;
}

describeKeys(filterBarGuide, {
  'Turns a chip on and off': async (press) => {
    show('Incoming');
    await press();
    expect(toggle).toHaveBeenCalledExactlyOnceWith(true);
  },
  'Opens the list of a chip that opens': async (press) => {
    show('Network');
    await press();
    expect(await screen.findByRole('listbox')).toBeTruthy();
  },
  'Chooses the option, in an open list': async (press) => {
    await showOpen();
    await press();
    await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(['TRON']));
  },
  'Closes the list, and returns to its chip': async (press) => {
    const chip = await showOpen();
    await press();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(chip));
  },
});
