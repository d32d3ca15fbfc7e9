import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { selectGuide } from './select.guide.tsx';
import { Select } from './select.tsx';

const change = vi.fn();
const names = Array.from({ length: 30 }, (_, index) => `Network ${index + 1}`);

/** With the focus on it while the tenth of thirty options is chosen. */
function show() {
  change.mockClear();
  render(
    <>
      <Select
        label="Network"
        options={[...names, 'Solana'].map((label) => ({ id: label, label }))}
        value="Network 10"
        onChange={change}
      />
      <button>Next</button>
    </>,
  );
  const field = screen.getByRole('combobox', { name: 'Network' });
  field.focus();
  return field;
}

async function showOpen() {
  const field = show();
  await userEvent.keyboard('{Enter}');
  await expectCurrent('Network 10');
  return field;
}

const expectCurrent = (name: string) =>
  waitFor(() => {
    const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(name);
  });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

describeKeys(selectGuide, {
  'Opens the list': async (press) => {
    show();
    await press();
    expect(await screen.findByRole('listbox')).toBeTruthy();
  },
  'Opens the list on its first option': async (press) => {
    show();
    await press();
    await expectCurrent('Network 1');
  },
  'Opens the list on its last option': async (press) => {
    show();
    await press();
    await expectCurrent('Solana');
  },
  'Goes to the next option': async (press) => {
    await showOpen();
    await press();
    await expectCurrent('Network 11');
  },
  'Goes to the previous option': async (press) => {
    await showOpen();
    await press();
    await expectCurrent('Network 9');
  },
  'Goes ten options down': async (press) => {
    await showOpen();
    await press();
    await expectCurrent('Network 20');
  },
  'Goes ten options up': async (press) => {
    await showOpen();
    await userEvent.keyboard('{End}');
    await expectCurrent('Solana');
    await press();
    await expectCurrent('Network 21');
  },
  'Goes to the option that begins with them': async (press) => {
    await showOpen();
    await press('so');
    await expectCurrent('Solana');
  },
  'Chooses the option': async (press) => {
    await showOpen();
    await userEvent.keyboard('{ArrowDown}');
    await press();
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('Network 11'));
    await expectClosed();
  },
  'Closes the list, and chooses nothing': async (press) => {
    const field = await showOpen();
    await userEvent.keyboard('{ArrowDown}');
    await press();
    await expectClosed();
    expect(change).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  },
});
