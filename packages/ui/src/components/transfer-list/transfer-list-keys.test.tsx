import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { transferListGuide } from './transfer-list.guide.tsx';
import { TransferList } from './transfer-list.tsx';

const change = vi.fn();

function Example() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <UiProvider locale="en-US">
      <TransferList
        label="For"
        options={['Main', 'Desk', 'Payroll'].map((label) => ({ id: label, label }))}
        value={value}
        onChange={(ids) => {
          change(ids);
          setValue(ids);
        }}
      />
    </UiProvider>
  );
}

async function show(start: string) {
  change.mockClear();
  render(<Example />);
  await waitFor(() => expect(option(start)).toBeTruthy());
  option(start).focus();
}
const option = (name: string) =>
  within(screen.getByRole('listbox', { name: 'For Available' })).getByRole('option', { name });
const expectFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(option(name)));
const selected = () => screen.queryAllByRole('option', { selected: true }).map((one) => one.textContent);

describeKeys(transferListGuide, {
  'Goes to the next option': async (press) => {
    await show('Main');
    await press();
    await expectFocus('Desk');
  },
  'Goes to the previous option': async (press) => {
    await show('Payroll');
    await press();
    await expectFocus('Desk');
  },
  'Selects the option, or no longer': async (press) => {
    await show('Desk');
    await press();
    await waitFor(() => expect(selected()).toEqual(['Desk']));
    await press();
    await waitFor(() => expect(selected()).toEqual([]));
  },
  'Extends the selection': async (press, key) => {
    await show('Desk');
    await userEvent.keyboard(' ');
    await press();
    await waitFor(() =>
      expect(selected()).toEqual(key === 'Shift+ArrowUp' ? ['Main', 'Desk'] : ['Desk', 'Payroll']),
    );
  },
  'Selects all options, or all results of a search': async (press) => {
    await show('Desk');
    await press();
    await waitFor(() => expect(selected()).toHaveLength(3));
  },
  'Moves what is selected to the other list, or the option with the focus': async (press) => {
    await show('Desk');
    await press();
    expect(change).toHaveBeenLastCalledWith(['Desk']);
    option('Main').focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(selected()).toHaveLength(2));
    await press();
    expect(change).toHaveBeenLastCalledWith(['Desk', 'Main', 'Payroll']);
  },
});
