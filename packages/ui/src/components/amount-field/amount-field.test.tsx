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

it('keeps what is typed as it is typed, and gives on a plain decimal', async () => {
  render(<Amount />);
  await userEvent.type(box(), '.');
  expect(change).not.toHaveBeenCalledWith('.');
  await userEvent.type(box(), '50');
  expect(box().value).toBe('.50');
  expect(change).toHaveBeenLastCalledWith('0.50');
  await userEvent.tab();
  expect(box().value).toBe('0.50');
});

it('ignores keys that no amount has, and says why', async () => {
  render(<Amount />);
  await userEvent.type(box(), '1e5-x');
  expect(box().value).toBe('15');
  expect(screen.getByText('Use digits and one decimal point only, such as 1200.50')).toBeTruthy();
  expect(box().getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect(screen.queryByText(/Use digits/)).toBeNull();
});

it('understands grouping that can be read in one way', async () => {
  render(<Amount />);
  await paste('1,200.50');
  expect(box().value).toBe('1200.50');
  expect(change).toHaveBeenLastCalledWith('1200.50');
});

it('refuses grouping that can be read in two ways, and does not let that go unnoticed', async () => {
  render(<Amount start="500" />);
  await userEvent.tripleClick(box());
  await userEvent.paste('1.200,50');
  expect(box().value).toBe('500');
  expect(
    screen.getByText(/not used; the amount is as before.*“1.200,50” can be read in two ways/),
  ).toBeTruthy();
  await userEvent.tab();
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(box(), '0');
  expect(box().getAttribute('aria-invalid')).toBeNull();
});

it('says at once that there are more decimals than the coin has, and rounds nothing', async () => {
  render(<Amount />);
  await userEvent.type(box(), '0.12345678');
  expect(box().value).toBe('0.12345678');
  expect(screen.getByText('USDT has 6 decimals; this has 8')).toBeTruthy();
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

it('takes no 79th digit, and says so', async () => {
  render(<Amount start={'9'.repeat(78)} decimals={18} />);
  await userEvent.type(box(), '9');
  expect(box().value).toBe('9'.repeat(78));
  expect(screen.getByText('At most 78 digits')).toBeTruthy();
});

it('calls a value from outside that is no amount an error', () => {
  render(<Amount start="1e21" />);
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('lets an input method finish', () => {
  render(<Amount />);
  fireEvent.input(box(), { target: { value: '１２' }, isComposing: true });
  expect(box().value).toBe('１２');
  fireEvent.compositionEnd(box());
  expect(box().value).toBe('12');
  fireEvent.input(box(), { target: { value: '12yuan' }, isComposing: true });
  fireEvent.input(box(), { target: { value: '12元' }, isComposing: true });
  fireEvent.compositionEnd(box());
  expect(box().value).toBe('12');
  expect(change).toHaveBeenLastCalledWith('12');
});

it('takes back what it said about pasted text when another value comes', async () => {
  render(<Amount start="500" onMax={() => change('900')} />);
  await paste('x');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(box().getAttribute('aria-invalid')).toBeNull();
});
