import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AddressField } from '../components/address-field/index.ts';
import { AmountField } from '../components/amount-field/index.ts';
import { CellField } from '../components/cell-field/index.ts';
import { CheckboxGroup } from '../components/checkbox-group/index.ts';
import { Checkbox } from '../components/checkbox/index.ts';
import { CodeField } from '../components/code-field/index.ts';
import { ComboBox } from '../components/combo-box/index.ts';
import { DatePicker } from '../components/date-picker/index.ts';
import { DateRangePicker, DateTimeRangePicker } from '../components/date-range-picker/index.ts';
import { MultiSelect } from '../components/multi-select/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { RadioCards } from '../components/radio-cards/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { SearchField } from '../components/search-field/index.ts';
import { Segmented } from '../components/segmented/index.ts';
import { Select } from '../components/select/index.ts';
import { Switch } from '../components/switch/index.ts';
import { TagInput } from '../components/tag-input/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { UiProvider } from '../theme/ui-provider.tsx';

const options = [
  { id: 'a', label: 'Alpha', title: 'Alpha' },
  { id: 'b', label: 'Beta', title: 'Beta' },
];
const given = { id: 'theirs', 'aria-describedby': 'hint', autoFocus: true };
const field = { ...given, label: 'Own', description: 'What is wanted' };

/** The component, the role of what has the id, and the role of what is focused where that is another one. */
it.each<[string, () => ReactElement, string, string?]>([
  ['TextField', () => <TextField {...field} />, 'textbox'],
  ['TextArea', () => <TextArea {...field} />, 'textbox'],
  ['AmountField', () => <AmountField {...field} symbol="ETH" />, 'textbox'],
  ['NumberField', () => <NumberField {...field} />, 'spinbutton'],
  ['CodeField', () => <CodeField {...field} />, 'textbox'],
  ['AddressField', () => <AddressField {...field} />, 'textbox'],
  ['CellField', () => <CellField {...given} label="Own" value="" />, 'textbox'],
  ['SearchField', () => <SearchField {...given} label="Own" />, 'searchbox'],
  ['Checkbox', () => <Checkbox {...given}>Own</Checkbox>, 'checkbox'],
  ['Switch', () => <Switch {...given}>Own</Switch>, 'switch'],
  ['Select', () => <Select {...field} options={options} />, 'combobox'],
  ['ComboBox', () => <ComboBox {...field} options={options} />, 'combobox'],
  ['MultiSelect', () => <MultiSelect {...field} options={options} />, 'combobox'],
  ['TagInput', () => <TagInput {...field} />, 'textbox'],
  ['CheckboxGroup', () => <CheckboxGroup {...field} options={options} />, 'group', 'checkbox'],
  ['RadioGroup', () => <RadioGroup {...field} options={options} />, 'radiogroup', 'radio'],
  ['RadioCards', () => <RadioCards {...field} options={options} />, 'radiogroup', 'radio'],
  ['Segmented', () => <Segmented {...given} label="Own" items={options} />, 'radiogroup', 'radio'],
  ['DatePicker', () => <DatePicker {...field} />, 'group', 'spinbutton'],
  ['DateRangePicker', () => <DateRangePicker {...field} />, 'group', 'spinbutton'],
  ['DateTimeRangePicker', () => <DateTimeRangePicker {...field} />, 'group', 'spinbutton'],
])('%s gives its control the id, the description and the focus', (_, element, role, focused = role) => {
  // Unlike a browser, the simulated one reports a selection that did not change, and so without end.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  render(
    <UiProvider locale="en-US">
      <p id="hint">Read twice</p>
      {element()}
    </UiProvider>,
  );
  expect(document.querySelectorAll('#theirs')).toHaveLength(1);
  const control = document.getElementById('theirs');
  const named = screen.getByRole(role, { name: /Own/, description: /^Read twice/ });
  expect(control?.contains(named)).toBe(true);
  expect(document.activeElement?.getAttribute('role') ?? focused).toBe(focused);
  expect(control?.contains(document.activeElement)).toBe(true);
});

it('is named by a label that stands elsewhere, too', () => {
  render(
    <>
      <label htmlFor="theirs">Theirs</label>
      <TextField label="Own" id="theirs" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Theirs Own' })).toBeTruthy();
});

it('begins with the radio that is chosen', () => {
  render(<RadioGroup label="Own" options={options} defaultValue="b" {...given} />);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Beta' }));
});
