import { render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { comboBoxGuide } from './combo-box.guide.tsx';
import { ComboBox } from './combo-box.tsx';

const change = vi.fn();

/** With the focus in its input while the first of three is chosen. */
function show() {
  change.mockClear();
  render(
    <ComboBox
      label="Coin"
      options={['Bitcoin', 'Ether', 'Tether'].map((label) => ({ id: label, label }))}
      value="Bitcoin"
      onChange={change}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Coin' });
  field.focus();
  field.select();
  return field;
}

const expectCurrent = (name: string) =>
  waitFor(() => {
    const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(name);
  });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describeKeys(comboBoxGuide, {
  'Searches, and opens the list': async (press) => {
    show();
    await press('eth');
    await waitFor(() => expect(options()).toEqual(['Ether', 'Tether']));
  },
  'Opens the list, and goes to the next option': async (press) => {
    show();
    await press();
    await waitFor(() => expect(options()).toHaveLength(3));
    await press();
    await expectCurrent('Ether');
  },
  'Goes to the previous option': async (press) => {
    show();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(options()).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    await expectCurrent('Ether');
    await press();
    await expectCurrent('Bitcoin');
  },
  'Chooses the option': async (press) => {
    show();
    await userEvent.keyboard('teth');
    await waitFor(() => expect(options()).toEqual(['Tether']));
    await press();
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('Tether'));
  },
  'Closes the list, and restores the choice': async (press) => {
    const field = show();
    await userEvent.keyboard('teth');
    await waitFor(() => expect(options()).toEqual(['Tether']));
    await press();
    await waitFor(() => expect(options()).toEqual([]));
    expect(field.value).toBe('Bitcoin');
    expect(change).not.toHaveBeenCalled();
  },
});
