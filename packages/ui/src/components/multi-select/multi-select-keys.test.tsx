import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { multiSelectGuide } from './multi-select.guide.tsx';
import { MultiSelect } from './multi-select.tsx';

const networks = ['TRON', 'Ethereum', 'TON'].map((label) => ({ id: label, label }));

function Example({ start }: { start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return <MultiSelect label="Networks" options={networks} value={value} onChange={setValue} />;
}

function show(...start: string[]) {
  render(<Example start={start} />);
  field().focus();
}
const field = () => screen.getByRole('combobox', { name: 'Networks' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.queryAllByRole('row').map((row) => row.textContent);
const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement?.closest('[role=row]')?.textContent).toBe(name));

describeKeys(multiSelectGuide, {
  'Searches, and opens the list': async (press) => {
    show();
    await press('eth');
    await waitFor(() => expect(options()).toEqual(['Ethereum']));
  },
  'Opens the list, and goes to the next option': async (press) => {
    show();
    await press();
    await waitFor(() => expect(options()).toHaveLength(3));
    await press();
    await waitFor(() => {
      const id = field().getAttribute('aria-activedescendant') ?? '';
      expect(document.getElementById(id)?.textContent).toMatch(/^(TRON|Ethereum)/);
    });
  },
  'Chooses the option, and leaves the list open': async (press) => {
    show();
    await userEvent.keyboard('eth');
    await waitFor(() => expect(options()).toEqual(['Ethereum']));
    await press();
    await waitFor(() => expect(chosen()).toEqual(['Ethereum']));
    expect(screen.getByRole('listbox')).toBeTruthy();
  },
  'Closes the list': async (press) => {
    show();
    await userEvent.keyboard('eth');
    await waitFor(() => expect(options()).toEqual(['Ethereum']));
    await press();
    await waitFor(() => expect(options()).toEqual([]));
  },
  'Goes to the last of what is chosen, at the beginning of the input': async (press) => {
    show('TRON', 'TON');
    await press();
    await expectFocus('TON');
  },
  'Goes to the next of what is chosen, and behind the last to the input': async (press) => {
    show('TRON', 'TON');
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus('TON');
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus('TRON');
    await press();
    await expectFocus('TON');
    await press();
    await waitFor(() => expect(document.activeElement).toBe(field()));
  },
  'Removes what has the focus': async (press) => {
    show('TRON', 'TON');
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus('TON');
    await press();
    await waitFor(() => expect(chosen()).toEqual(['TRON']));
  },
  'Removes the last of what is chosen, in an empty input': async (press) => {
    show('TRON', 'TON');
    await press();
    await waitFor(() => expect(chosen()).toEqual(['TRON']));
  },
});

it('changes left and right where lines run from right to left', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  show('TRON', 'TON');
  await userEvent.keyboard('{ArrowRight}');
  await expectFocus('TON');
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(field()));
});
