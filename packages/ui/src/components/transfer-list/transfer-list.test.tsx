import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { TransferList, type TransferListProps } from './transfer-list.tsx';

const options = [
  { id: 'main', label: 'Main' },
  { id: 'desk', label: 'Desk', detail: 'Web3' },
  { id: 'old', label: 'Old', disabled: true },
  { id: 'pay', label: 'Payroll' },
];

describeConformance('TransferList', (props) => (
  <TransferList label="For" options={options} value={[]} onChange={vi.fn()} {...props} />
));

beforeEach(() => {
  // The simulated browser has no layout: give the lists a height, so that their options are in sight.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

const change = vi.fn();
const send = vi.fn();
function For({ start = [], ...props }: Partial<TransferListProps> & { start?: string[] }) {
  const [value, setValue] = useState(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US">
      <Form onSubmit={send}>
        <TransferList label="For" options={options} {...props} value={value} onChange={change} />
        <button type="submit">Send</button>
      </Form>
    </UiProvider>
  );
}
const list = (name: string) => within(screen.getByRole('listbox', { name: `For ${name}` }));
const labels = (name: string) =>
  list(name)
    .queryAllByRole('option')
    .map((option) => option.textContent);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows what is chosen in its own order, beside what is not', () => {
  render(<For start={['pay', 'main']} />);
  expect(labels('Available')).toEqual(['DeskWeb3', 'Old']);
  expect(labels('Chosen')).toEqual(['Payroll', 'Main']);
});

it('adds and removes what is selected, and says how many', async () => {
  render(<For start={['pay']} />);
  await userEvent.click(list('Available').getByRole('option', { name: /Desk/ }));
  await userEvent.click(list('Available').getByRole('option', { name: /Main/ }));
  await press('Add');
  expect(change).toHaveBeenLastCalledWith(['pay', 'main', 'desk']);
  expect(screen.getByRole('status').textContent).toBe('2 added');
  await userEvent.click(list('Chosen').getByRole('option', { name: 'Main' }));
  await press('Remove');
  expect(change).toHaveBeenLastCalledWith(['pay', 'desk']);
  expect(screen.getByRole('status').textContent).toBe('1 removed');
});

it('leaves what is disabled where it is, on either side', async () => {
  render(<For start={['old']} />);
  await press('Add all');
  expect(change).toHaveBeenLastCalledWith(['old', 'main', 'desk', 'pay']);
  await press('Remove all');
  expect(change).toHaveBeenLastCalledWith(['old']);
});

it('adds all that a search finds, and keeps what it hides selected', async () => {
  render(<For />);
  await userEvent.click(list('Available').getByRole('option', { name: 'Payroll' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in “Available”' }), 'web{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(labels('Available')).toEqual(['DeskWeb3']);
  expect(screen.getByText('1 of 4 selected')).toBeTruthy();
  await press('Add all found');
  expect(change).toHaveBeenLastCalledWith(['desk']);
  await press('Add');
  expect(change).toHaveBeenLastCalledWith(['desk', 'pay']);
});

it('adds as many as fit, and says how many did not', async () => {
  render(<For limit={2} />);
  await press('Add all');
  expect(change).toHaveBeenLastCalledWith(['main', 'desk']);
  expect(screen.getByText('At most 2. Not added: 1')).toBeTruthy();
});

it.each([
  [{ required: true }, 'Choose at least one'],
  [{ start: ['main', 'desk'], limit: 1 }, 'At most 1 can be chosen; 2 chosen'],
])('keeps a form from being sent: %j', async (props, message) => {
  send.mockClear();
  render(<For {...props} />);
  await press('Send');
  expect(screen.getByText(message)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it('moves nothing while it is disabled', async () => {
  change.mockClear();
  render(<For disabled />);
  await press('Add all');
  await userEvent.dblClick(list('Available').getByRole('option', { name: 'Main' }));
  expect(change).not.toHaveBeenCalled();
});
