import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import type { Language } from '../../locale/words.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

describeConformance('NumberField', (props) => (
  <NumberField label="Hours" value="" onChange={vi.fn()} {...props} />
));

const change = vi.fn();
function Hours({
  start = '',
  locale = 'en-US',
  ...props
}: Partial<NumberFieldProps> & { start?: string; locale?: Language }) {
  const [value, setValue] = useState(start);
  change.mockImplementation(setValue);
  return (
    <UiProvider locale={locale}>
      <NumberField label="Hours" {...props} value={value} onChange={change} />
    </UiProvider>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Hours' });
const type = async (text: string) => {
  await userEvent.click(box());
  await userEvent.keyboard(text);
};

it.each([
  ['ArrowUp', '24', '25'],
  ['ArrowDown', '24', '23'],
  ['PageUp', '24', '34'],
  ['PageDown', '24', '14'],
  ['Home', '24', '1'],
  ['End', '24', '72'],
  ['ArrowUp', '72', '72'],
  ['PageDown', '4', '1'],
  ['ArrowUp', '', '1'],
])('%s goes from %j to %s', async (key, start, to) => {
  render(<Hours start={start} min="1" max="72" />);
  await type(`{${key}}`);
  expect(box().value).toBe(to);
});

it('says what it is for a screen reader', () => {
  render(<Hours start="1200" min="1" max="9000" unit="hours" description="Of a week" />);
  const said = ['now', 'min', 'max', 'text'].map((part) => box().getAttribute(`aria-value${part}`));
  expect(said).toEqual(['1200', '1', '9000', '1,200 hours']);
  expect(screen.getByRole('spinbutton', { description: /Of a week hours/ })).toBeTruthy();
});

it.each(['', '1e3', '12x', '007'])('names no value of %j, and steps from none', async (start) => {
  render(<Hours start={start} />);
  expect(box().getAttribute('aria-valuenow')).toBeNull();
  if (start !== '') await type('{ArrowUp}');
  expect(box().value).toBe(start);
});

it.each([
  ['1e3', 'Enter all digits, without an exponent'],
  ['1.5', 'Enter a whole number'],
  ['007', 'Remove the leading zeros: 7'],
  ['73', 'Enter a number from 1 hours to 72 hours'],
  ['1,200', 'Remove the thousands separators: 1200'],
])('keeps %s as it is typed, and says at once what is wrong', async (text, message) => {
  render(<Hours min="1" max="72" unit="hours" />);
  await type(text);
  expect(box().value).toBe(text);
  expect(change).toHaveBeenLastCalledWith(text);
  expect(screen.getByText(message)).toBeTruthy();
});

it('waits with what may get right while one types', async () => {
  render(<Hours min="10" />);
  await type('1');
  expect(screen.queryByText(/or more/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Enter 10 or more')).toBeTruthy();
});

it.each(['-5', '−5', '－5'])('takes %s, shows one minus and gives on another', async (text) => {
  render(<Hours min="-10" />);
  await type(text);
  expect(box().value).toBe('−5');
  expect(change).toHaveBeenLastCalledWith('-5');
  expect(screen.queryByText(/Enter/)).toBeNull();
  await type('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(box().value).toBe('0');
});

it('refuses a negative zero', async () => {
  render(<Hours min="-10" />);
  await type('-0');
  expect(screen.getByText(/Enter/)).toBeTruthy();
});

it('counts in decimals, exactly', async () => {
  render(<Hours start="0.1" decimals={2} step="0.2" />);
  await type('{ArrowUp}{ArrowUp}');
  expect(box().value).toBe('0.5');
  await userEvent.clear(box());
  await type('0.123');
  expect(screen.getByText('At most 2 decimals; 3 entered')).toBeTruthy();
});

it('is stepped by its buttons, which leave the focus alone and stop at the bounds', async () => {
  const { container } = render(<Hours start="2" min="1" max="3" />);
  const [fewer, more] = container.querySelectorAll<HTMLButtonElement>('button');
  if (!fewer || !more) throw new Error('No buttons');
  await userEvent.click(box());
  await userEvent.click(more);
  expect(box().value).toBe('3');
  expect(document.activeElement).toBe(box());
  expect(more.disabled).toBe(true);
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  expect(box().value).toBe('1');
  expect(fewer.disabled).toBe(true);
  await userEvent.tab();
  expect(container.contains(document.activeElement)).toBe(false);
});

it.each([{ disabled: true }, { readOnly: true }])('stays as it is when it is %j', (props) => {
  render(<Hours start="2" {...props} />);
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(box().value).toBe('2');
});

it('does not mind the wheel, nor keys that are meant for text', async () => {
  render(<Hours start="24" min="1" />);
  await userEvent.click(box());
  fireEvent.wheel(box(), { deltaY: 100 });
  await userEvent.keyboard('{Shift>}{Home}{/Shift}{End}');
  expect(box().value).toBe('24');
});

it('keeps its own number, which a form sends, and tells whoever listens', async () => {
  const heard = vi.fn();
  const { container } = render(
    <UiProvider locale="en-US">
      <form onInput={({ target }) => heard((target as HTMLInputElement).value)}>
        <NumberField label="Hours" name="hours" defaultValue="2" min="-5" />
      </form>
    </UiProvider>,
  );
  await type('{ArrowUp}');
  expect(heard).toHaveBeenLastCalledWith('3');
  await userEvent.clear(box());
  await type('−4');
  const form = container.querySelector('form');
  expect(form && new FormData(form).get('hours')).toBe('-4');
});

it('says numbers and limits in Chinese', async () => {
  render(<Hours locale="zh-CN" start="1200" max="2000" unit="小时" />);
  expect(box().getAttribute('aria-valuetext')).toBe('1,200 小时');
});

it.each<Partial<NumberFieldProps>>([{ step: 'abc' }, { step: '1e2' }, { decimals: 1.5 }, { decimals: -1 }])(
  'tells whoever writes %j by the name of the prop that it cannot be',
  (wrong) => {
    const [[name, value] = []] = Object.entries(wrong);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Hours {...wrong} />)).toThrow(new RangeError(`${name}: ${String(value)}`));
  },
);
