import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '../components/checkbox/index.ts';
import { ComboBox } from '../components/combo-box/index.ts';
import { DatePicker } from '../components/date-picker/index.ts';
import { DateRangePicker, DateTimeRangePicker } from '../components/date-range-picker/index.ts';
import { MultiSelect } from '../components/multi-select/index.ts';
import { TagInput } from '../components/tag-input/index.ts';
import { UiProvider } from '../theme/ui-provider.tsx';

const options = [{ id: 'a', label: 'Alpha' }];

const show = (field: ReactElement, disabled: boolean) => (
  <UiProvider locale="en-US">
    <fieldset disabled={disabled}>
      <fieldset>{field}</fieldset>
    </fieldset>
  </UiProvider>
);

it.each<[string, (change: () => void) => ReactElement]>([
  ['DatePicker', (change) => <DatePicker label="L" defaultValue="2026-11-02" onChange={change} />],
  [
    'DateRangePicker',
    (change) => (
      <DateRangePicker label="L" defaultValue={{ from: '2026-11-02', to: '2026-11-05' }} onChange={change} />
    ),
  ],
  [
    'DateTimeRangePicker',
    (change) => (
      <DateTimeRangePicker
        label="L"
        defaultValue={{ from: '2026-11-02T10:00', to: '2026-11-05T18:30' }}
        onChange={change}
      />
    ),
  ],
  [
    'MultiSelect',
    (change) => <MultiSelect label="L" options={options} defaultValue={['a']} onChange={change} />,
  ],
  ['TagInput', (change) => <TagInput label="L" defaultValue={['10.0.0.1']} onChange={change} />],
])('%s is disabled with a fieldset around it, and no longer than that', async (_, field) => {
  // Unlike a browser, the simulated one reports a selection that did not change, and so without end.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  const change = vi.fn();
  const { rerender } = render(show(field(change), true));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{Delete}');
  expect(document.activeElement).toBe(document.body);
  expect(change).not.toHaveBeenCalled();

  rerender(show(field(change), false));
  await waitFor(async () => {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(document.body);
  });
  rerender(show(field(change), true));
  await waitFor(() => expect(document.querySelector('[tabindex="0"]')).toBeNull());
});

it('opens no list in a disabled fieldset', () => {
  render(show(<ComboBox label="L" options={options} />, true));
  fireEvent.click(screen.getByRole('combobox').parentElement ?? document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('leaves what stands in the legend of a disabled fieldset as it is', () => {
  render(
    <UiProvider locale="en-US">
      <fieldset disabled>
        <legend>
          <Checkbox>Alerts</Checkbox>
        </legend>
      </fieldset>
    </UiProvider>,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false);
});
