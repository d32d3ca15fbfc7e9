import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';

describeConformance('AmountField', (props) => (
  <AmountField label="Amount" symbol="USDT" value="" onChange={vi.fn()} {...props} />
));

const change = vi.fn();
function Amount({ start = '', ...props }: Partial<AmountFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale="en-US">
      <AmountField label="Amount" symbol="USDT" decimals={6} {...props} value={value} onChange={change} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};

it.each([
  ['1250,75', 'Use a point as the decimal separator: 1250.75'],
  ['1e3', 'Enter all digits, without an exponent'],
  ['-5', 'Enter the amount without a plus or minus sign'],
  ['0,5', 'Use a point as the decimal separator: 0.5'],
  ['1,200.50', 'Remove the thousands separators: 1200.50'],
  ['１２．５', 'Use half-width characters: 12.5'],
  ['12元', 'Use digits and one decimal point only, such as 1200.50'],
])('shows and gives on %s as it was entered, and refuses it at once', async (text, message) => {
  render(<Amount />);
  await userEvent.type(box(), text);
  expect(box().value).toBe(text);
  expect(change).toHaveBeenLastCalledWith(text);
  expect(screen.getByText(message)).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(box());
  await paste(text);
  expect(box().value).toBe(text);
  expect(screen.getByText(message)).toBeTruthy();
});

it.each([
  ['12.', 'Add digits after the point, or enter 12'],
  ['.5', 'Enter a 0 before the point: 0.5'],
])('waits with %s until the field is left, and changes nothing', async (text, message) => {
  render(<Amount />);
  await userEvent.type(box(), text);
  expect(box().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(box().value).toBe(text);
  expect(screen.getByText(message)).toBeTruthy();
});

it('shows the blank space around a pasted amount while the field is in use, and gives on the amount alone', async () => {
  render(<Amount />);
  await paste(' 1250.75 ');
  expect(box().value).toBe(' 1250.75 ');
  expect(change).toHaveBeenLastCalledWith('1250.75');
  expect(box().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(box().value).toBe('1250.75');
});

it('does not ask the check about what is not an exact amount', async () => {
  const check = vi.fn(() => null);
  render(<Amount check={check} />);
  await userEvent.type(box(), '5,');
  expect(check.mock.calls).toEqual([['5']]);
});

it('says at once that there are more decimals than the coin has, and rounds nothing', async () => {
  render(<Amount />);
  await userEvent.type(box(), '0.12345678');
  expect(box().value).toBe('0.12345678');
  expect(screen.getByText('USDT has 6 decimals; 8 entered')).toBeTruthy();
});

it('says "too much" while one types and "too little" only when the field is left', async () => {
  render(<Amount min="10" max="9007199254740993" />);
  await userEvent.type(box(), '9');
  expect(box().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Enter a number from 10 USDT to 9007199254740993 USDT')).toBeTruthy();
  await userEvent.clear(box());
  await userEvent.type(box(), '9007199254740994');
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('lets nothing through when less than nothing is left', async () => {
  render(<Amount max="-0.5" />);
  await userEvent.type(box(), '0.1');
  expect(screen.getByText('Enter -0.5 USDT or less')).toBeTruthy();
});

it('puts everything in on Max, over what was typed', async () => {
  render(<Amount onMax={() => change('2118004.2')} />);
  await userEvent.type(box(), '12.');
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(box().value).toBe('2118004.2');
  expect(screen.getByText('2,118,004.2 USDT')).toBeTruthy();
});

it('refuses the 79th digit', async () => {
  render(<Amount start={'9'.repeat(78)} decimals={18} />);
  await userEvent.type(box(), '9');
  expect(screen.getByText('At most 78 digits')).toBeTruthy();
});

it('calls a value from outside that is no amount an error', () => {
  render(<Amount start="1e21" />);
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('lets an input method finish', () => {
  render(<Amount />);
  change.mockClear();
  fireEvent.input(box(), { target: { value: '１２' }, isComposing: true });
  expect(box().value).toBe('１２');
  expect(change).not.toHaveBeenCalled();
  fireEvent.compositionEnd(box());
  expect(box().value).toBe('１２');
  expect(change).toHaveBeenLastCalledWith('１２');
});

it('tells whoever gives it half a digit that there is none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Amount decimals={1.5} />)).toThrow(new RangeError('decimals: 1.5'));
});
