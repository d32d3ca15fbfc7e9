import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AddressField } from '../components/address-field/index.ts';
import { AmountField } from '../components/amount-field/index.ts';
import { Button } from '../components/button/index.ts';
import { CheckboxGroup } from '../components/checkbox-group/index.ts';
import { Checkbox } from '../components/checkbox/index.ts';
import { CodeField } from '../components/code-field/index.ts';
import { DatePicker } from '../components/date-picker/index.ts';
import { DateRangePicker, DateTimeRangePicker } from '../components/date-range-picker/index.ts';
import { Form } from '../components/form/index.ts';
import { RadioCards } from '../components/radio-cards/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { SearchField } from '../components/search-field/index.ts';
import { Segmented } from '../components/segmented/index.ts';
import { Switch } from '../components/switch/index.ts';
import { TagInput } from '../components/tag-input/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { UiProvider } from '../theme/ui-provider.tsx';

const sent = vi.fn();

function show(field: ReactElement) {
  return (
    <UiProvider locale="en-US">
      <Form onSubmit={(form) => sent(Array.from(new FormData(form)))}>
        {field}
        <Button type="submit">Send</Button>
        <button type="reset">Reset</button>
      </Form>
    </UiProvider>
  );
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What the form would send, by name. */
async function sentBy(): Promise<unknown> {
  sent.mockClear();
  await press('Send');
  return sent.mock.lastCall?.[0];
}

const type = async (text: string) => {
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), text);
};

const options = [
  { id: 'fast', label: 'Fast', title: 'Fast' },
  { id: 'slow', label: 'Slow', title: 'Slow' },
] as const;

type Sent = [string, string][];

it.each<[string, () => ReactElement, Sent, () => Promise<void>, Sent]>([
  [
    'TextField',
    () => <TextField label="L" name="x" defaultValue="rent" />,
    [['x', 'rent']],
    () => type('fee'),
    [['x', 'fee']],
  ],
  [
    'TextArea',
    () => <TextArea label="L" name="x" defaultValue="rent" limit={5} />,
    [['x', 'rent']],
    () => type('feeses'),
    [['x', 'feese']],
  ],
  [
    'AmountField',
    () => <AmountField label="L" name="x" symbol="ETH" defaultValue="1.5" />,
    [['x', '1.5']],
    () => type(' 20'),
    [['x', '20']],
  ],
  [
    'CodeField',
    () => <CodeField label="L" name="x" defaultValue="123456" />,
    [['x', '123456']],
    () => type('65a4321'),
    [['x', '654321']],
  ],
  [
    'AddressField',
    () => <AddressField label="L" name="x" defaultValue="0x1" />,
    [['x', '0x1']],
    () => type('0x2'),
    [['x', '0x2']],
  ],
  [
    'SearchField',
    () => <SearchField label="L" name="x" defaultValue="rent" />,
    [['x', 'rent']],
    async () => userEvent.type(screen.getByRole('searchbox'), '{Escape}ok'),
    [['x', 'ok']],
  ],
  [
    'Checkbox',
    () => (
      <Checkbox name="x" defaultChecked value="yes">
        Read
      </Checkbox>
    ),
    [['x', 'yes']],
    async () => userEvent.click(screen.getByRole('checkbox')),
    [],
  ],
  [
    'Switch',
    () => (
      <Switch name="x" defaultChecked>
        Alerts
      </Switch>
    ),
    [['x', 'on']],
    async () => userEvent.click(screen.getByRole('switch')),
    [],
  ],
  [
    'CheckboxGroup',
    () => <CheckboxGroup label="L" name="x" options={options} defaultValue={['slow']} all="All" />,
    [['x', 'slow']],
    async () => userEvent.click(screen.getByRole('checkbox', { name: 'All' })),
    [
      ['x', 'fast'],
      ['x', 'slow'],
    ],
  ],
  [
    'RadioGroup',
    () => <RadioGroup label="L" name="x" options={options} defaultValue="slow" />,
    [['x', 'slow']],
    async () => userEvent.click(screen.getByRole('radio', { name: 'Fast' })),
    [['x', 'fast']],
  ],
  [
    'RadioCards',
    () => <RadioCards label="L" name="x" options={options} defaultValue="slow" />,
    [['x', 'slow']],
    async () => userEvent.click(screen.getByRole('radio', { name: 'Fast' })),
    [['x', 'fast']],
  ],
  [
    'Segmented',
    () => <Segmented label="L" name="x" items={options} defaultSelected="slow" />,
    [['x', 'slow']],
    async () => userEvent.click(screen.getByRole('radio', { name: 'Fast' })),
    [['x', 'fast']],
  ],
  [
    'TagInput',
    () => <TagInput label="L" name="x" defaultValue={['10.0.0.1']} />,
    [['x', '10.0.0.1']],
    async () => userEvent.type(screen.getByRole('textbox'), '10.0.0.2{Enter}'),
    [
      ['x', '10.0.0.1'],
      ['x', '10.0.0.2'],
    ],
  ],
  [
    'DatePicker',
    () => <DatePicker label="L" name="x" defaultValue="2026-11-02" />,
    [['x', '2026-11-02']],
    async () => {
      await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('{ArrowUp}');
    },
    [['x', '2026-11-03']],
  ],
  [
    'DateRangePicker',
    () => <DateRangePicker label="L" name="x" defaultValue={{ from: '2026-11-02', to: '2026-11-05' }} />,
    [
      ['xFrom', '2026-11-02'],
      ['xTo', '2026-11-05'],
    ],
    async () => {
      await userEvent.click(screen.getByRole('spinbutton', { name: /day, start/i }));
      await userEvent.keyboard('{ArrowUp}');
    },
    [
      ['xFrom', '2026-11-03'],
      ['xTo', '2026-11-05'],
    ],
  ],
  [
    'DateTimeRangePicker',
    () => (
      <DateTimeRangePicker
        label="L"
        name="x"
        defaultValue={{ from: '2026-11-02T10:00', to: '2026-11-05T18:30' }}
      />
    ),
    [
      ['xFrom', '2026-11-02T10:00'],
      ['xTo', '2026-11-05T18:30'],
    ],
    async () => {
      await userEvent.click(screen.getByRole('spinbutton', { name: /hour, start/i }));
      await userEvent.keyboard('{ArrowUp}');
    },
    [
      ['xFrom', '2026-11-02T11:00'],
      ['xTo', '2026-11-05T18:30'],
    ],
  ],
])('%s keeps its own value: it is sent, changed and reset', async (_, field, before, change, after) => {
  // Unlike a browser, the simulated one reports a selection that did not change, and so without end.
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined);
  render(show(field()));
  expect(await sentBy()).toEqual(before);
  await change();
  expect(await sentBy()).toEqual(after);
  await press('Reset');
  await waitFor(async () => expect(await sentBy()).toEqual(before));
});

it('judges what it keeps', async () => {
  render(show(<TextField label="Name" name="x" required minimum={3} limit={9} />));
  expect(await sentBy()).toBeUndefined();
  expect(screen.getByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await type('ab');
  await userEvent.tab();
  expect(screen.getByText('At least 3 characters; 2 entered')).toBeTruthy();
  expect(screen.getByText('2 / 9')).toBeTruthy();
  await type('abc');
  expect(await sentBy()).toEqual([['x', 'abc']]);
});

it('is as it began when it is reset, without the errors of before', async () => {
  render(show(<TextField label="Name" name="x" required minimum={3} limit={9} />));
  await type('ab');
  await userEvent.tab();
  await press('Reset');
  await waitFor(() => expect(screen.getByText('0 / 9')).toBeTruthy());
  expect(screen.queryByText(/Required|At least/)).toBeNull();
});

it.each<[string, (ref: (control: HTMLElement | null) => void) => ReactElement, string]>([
  ['TextField', (ref) => <TextField label="L" inputRef={ref} />, 'textbox'],
  ['TextArea', (ref) => <TextArea label="L" inputRef={ref} />, 'textbox'],
  ['AmountField', (ref) => <AmountField label="L" symbol="ETH" inputRef={ref} />, 'textbox'],
  ['CodeField', (ref) => <CodeField label="L" inputRef={ref} />, 'textbox'],
  ['AddressField', (ref) => <AddressField label="L" inputRef={ref} />, 'textbox'],
  ['SearchField', (ref) => <SearchField label="L" inputRef={ref} />, 'searchbox'],
  ['Checkbox', (ref) => <Checkbox inputRef={ref}>Read</Checkbox>, 'checkbox'],
  ['Switch', (ref) => <Switch inputRef={ref}>On</Switch>, 'switch'],
  ['CheckboxGroup', (ref) => <CheckboxGroup label="L" options={options} inputRef={ref} />, 'checkbox'],
  ['RadioGroup', (ref) => <RadioGroup label="L" options={options} inputRef={ref} />, 'radio'],
  ['RadioCards', (ref) => <RadioCards label="L" options={options} inputRef={ref} />, 'radio'],
  ['Segmented', (ref) => <Segmented label="L" items={options} inputRef={ref} />, 'radio'],
  ['TagInput', (ref) => <TagInput label="L" inputRef={ref} />, 'textbox'],
  ['DatePicker', (ref) => <DatePicker label="L" inputRef={ref} />, 'spinbutton'],
  ['DateRangePicker', (ref) => <DateRangePicker label="L" inputRef={ref} />, 'spinbutton'],
  ['DateTimeRangePicker', (ref) => <DateTimeRangePicker label="L" inputRef={ref} />, 'spinbutton'],
])('%s gives its control to inputRef', (_, field, role) => {
  const controls: HTMLElement[] = [];
  render(
    <UiProvider locale="en-US">
      {field((control) => {
        if (control !== null) controls.push(control);
      })}
    </UiProvider>,
  );
  const all = screen.getAllByRole(role);
  expect(controls.length).toBeGreaterThan(0);
  expect(controls[0]).toBe(all[0]);
  expect(controls.every((control) => all.includes(control))).toBe(true);
});

it('does not choose what cannot be chosen now', async () => {
  render(
    show(
      <CheckboxGroup
        label="L"
        name="x"
        options={[...options, { id: 'never', label: 'Never', disabledReason: 'Not for you' }]}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Never' }));
  expect(await sentBy()).toEqual([]);
});

const noRange = { from: '2026-02-30', to: '2026-02-20x' };

it.each<[string, () => ReactElement]>([
  ['DatePicker', () => <DatePicker label="L" name="x" defaultValue="2026-02-30" />],
  ['DateRangePicker', () => <DateRangePicker label="L" name="x" defaultValue={noRange} />],
  ['DateTimeRangePicker', () => <DateTimeRangePicker label="L" name="x" defaultValue={noRange} />],
  ['DatePicker', () => <DatePicker label="L" name="x" value="garbage" />],
  ['DateRangePicker', () => <DateRangePicker label="L" name="x" value={noRange} />],
])('%s is empty where it is given what is no date', async (_, field) => {
  const { unmount } = render(show(field()));
  expect(((await sentBy()) as Sent).map(([, text]) => text).join('')).toBe('');
  expect(screen.getAllByRole('group').some((group) => group.hasAttribute('aria-invalid'))).toBe(false);
  unmount();
});
