import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { TagInput, type TagInputProps } from './tag-input.tsx';

describeConformance('TagInput', (props) => (
  <TagInput label="Addresses" value={[]} onChange={vi.fn()} {...props} />
));

const change = vi.fn();
const sent = vi.fn();
function Addresses({ start = [], ...props }: Partial<TagInputProps> & { start?: string[] }) {
  const [value, setValue] = useState<readonly string[]>(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US">
      <Form onSubmit={sent} id="form">
        <TagInput
          label="Addresses"
          check={(text) =>
            /^[\d.]+$/.test(text) ? null : { level: 'error', message: 'Enter an IP address' }
          }
          {...props}
          value={value}
          onChange={change}
        />
        <button type="submit">Save</button>
      </Form>
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Addresses' });
const tags = () => screen.queryAllByRole('row').map((row) => row.textContent);
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};

it.each(['{Enter}', ',', ';', ' ', '，'])('ends an entry at %j', async (key) => {
  render(<Addresses />);
  await userEvent.type(box(), `10.0.0.1${key}10.0`);
  expect(tags()).toEqual(['10.0.0.1']);
  expect(box().value).toBe('10.0');
});

it('splits a pasted list, also one in lines', async () => {
  render(<Addresses />);
  await paste('10.0.0.1\n10.0.0.2\r\n10.0.0.3; 10.0.0.4');
  expect(tags()).toEqual(['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']);
  expect(box().value).toBe('');
});

it('adds what was typed when it is left', async () => {
  render(<Addresses />);
  await userEvent.type(box(), '10.0.0.1');
  await userEvent.tab();
  expect(change).toHaveBeenLastCalledWith(['10.0.0.1']);
});

it('keeps a wrong entry, says what is wrong with it, and keeps the form back', async () => {
  render(<Addresses />);
  await paste('10.0.0.1, ten');
  expect(screen.getByRole('row', { name: 'ten, invalid' })).toBeTruthy();
  expect(screen.getByRole('textbox', { description: '“ten”: Enter an IP address' })).toBe(box());
  sent.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box());
});

it('explains the first wrong entries and counts the rest', async () => {
  render(<Addresses />);
  await paste('a b c d e');
  expect(screen.getAllByText(/Enter an IP address/)).toHaveLength(3);
  expect(screen.getByText('Also invalid: 2 more')).toBeTruthy();
});

it('takes nothing twice, and says so', async () => {
  render(<Addresses start={['10.0.0.1']} />);
  await userEvent.type(box(), '10.0.0.1{Enter}');
  expect(tags()).toEqual(['10.0.0.1']);
  expect(screen.getByText('“10.0.0.1” is already in the list')).toBeTruthy();
  await userEvent.type(box(), '1');
  expect(screen.queryByText(/already in the list/)).toBeNull();
});

it('takes the last entry back into the input with Backspace', async () => {
  render(<Addresses start={['10.0.0.1', '10.0.0.2']} />);
  await userEvent.type(box(), '{Backspace}');
  expect(tags()).toEqual(['10.0.0.1']);
  expect(box().value).toBe('10.0.0.2');
});

it('keeps what does not fit in the input, where it can be seen and sent to nobody', async () => {
  render(<Addresses limit={2} />);
  await paste('10.0.0.1 10.0.0.2 10.0.0.3 10.0.0.4');
  expect(tags()).toEqual(['10.0.0.1', '10.0.0.2']);
  expect(box().value).toBe('10.0.0.3, 10.0.0.4');
  expect(screen.getByText('2 of 2')).toBeTruthy();
  expect(screen.getByText('At most 2. Remove one to add another')).toBeTruthy();
  await userEvent.tab();
  expect(box().value).toBe('10.0.0.3, 10.0.0.4');
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('is not sent while something typed is not in the list yet', async () => {
  render(<Addresses />);
  await userEvent.type(box(), '10.0.0.1');
  sent.mockClear();
  fireEvent.submit(document.querySelector('form') ?? document.body);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText('“10.0.0.1” is not in the list. Press Enter to add it')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(tags()).toEqual(['10.0.0.1']);
});

it('lets an input method finish', () => {
  render(<Addresses />);
  fireEvent.input(box(), { target: { value: 'yi yi ' }, isComposing: true });
  expect(tags()).toEqual([]);
  fireEvent.input(box(), { target: { value: '一一' }, isComposing: true });
  fireEvent.compositionEnd(box());
  expect(box().value).toBe('一一');
});

it('must have an entry where one is required', async () => {
  render(<Addresses required />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Required')).toBeTruthy();
});

it('shows its entries, but gives none away, while disabled', () => {
  render(<Addresses start={['10.0.0.1']} disabled />);
  expect(tags()).toEqual(['10.0.0.1']);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

it.each(['10.0.0.1\u202e', '\ufeff10.0.0.1', '10.0\u2028.0.1'])(
  'refuses the hidden character of %j',
  async (text) => {
    sent.mockClear();
    render(<Addresses check={() => null} />);
    await paste(`${text},`);
    expect(change).toHaveBeenLastCalledWith([text]);
    expect(screen.getByText(/hidden character, \[U\+/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).not.toHaveBeenCalled();
  },
);
