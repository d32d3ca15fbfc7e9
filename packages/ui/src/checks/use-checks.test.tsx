import { renderHook, screen, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from '../components/text-field/index.ts';
import type { Language } from '../locale/words.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { all, createChecks, type Check, type Checks } from './create-checks.ts';
import { useChecks } from './use-checks.ts';

/** Every message, by a text that calls for it, and a text that does not. */
const cases: [string, (checks: Checks) => Check, wrong: string, right: string][] = [
  ['too short', ({ length }) => length({ min: 3, max: 5 }), '😀😀', '😀😀😀'],
  ['too long', ({ length }) => length({ min: 3, max: 5 }), '123456', '12345'],
  ['another length', ({ length }) => length({ exactly: 6 }), '12345', '123456'],
  ['below', ({ range }) => range({ min: '10' }), '9.99', '10'],
  ['above', ({ range }) => range({ max: '10' }), '10.01', '-3'],
  ['outside', ({ range }) => range({ min: '10', max: '20', unit: 'USDT' }), '20.000000000000000001', '20.00'],
  ...['0,5', '1,200', '1,200.5', '1e2', '+1', '01', '1.', '.5', '１', 'x', '9'.repeat(79)].map(
    (wrong): (typeof cases)[number] => [`no amount: ${wrong}`, ({ amount }) => amount(), wrong, '1200.50'],
  ),
  ['too fine for the coin', ({ amount }) => amount({ symbol: 'USDT', decimals: 6 }), '0.1234567', '0.123456'],
  ['too fine', ({ amount }) => amount({ decimals: 2 }), '0.123', '0.12'],
  ['no number in a range', ({ range }) => range({ min: '0' }), '1e2', '100'],
  ['no number', ({ number }) => number(), '-5', '5.0'],
  ['no negative number', ({ number }) => number({ negative: true }), '--5', '-5'],
  ['no whole number', ({ integer }) => integer(), '1.5', '15'],
  ['too many decimals', ({ decimals }) => decimals(2), '0.123', '0.12'],
  ['no e-mail', ({ email }) => email(), 'lin@', 'lin@example.com'],
  ['no web address', ({ url }) => url(), 'example', 'http://example.com'],
  ['not secure', ({ url }) => url({ https: true }), 'http://example.com', 'https://example.com'],
  ['no IP address', ({ ip }) => ip(), '10.0.0', '10.0.0.1'],
  ['not version 4', ({ ip }) => ip({ version: 4 }), '::1', '10.0.0.1'],
  ['not version 6', ({ ip }) => ip({ version: 6 }), '10.0.0.1', '::1'],
  ['no range of addresses', ({ ip }) => ip({ range: true }), '10.0.0.0/33', '10.0.0.0/8'],
  ['none of them', ({ oneOf }) => oneOf(['A', 'B', 'C']), 'D', 'B'],
  ['blank', ({ notBlank }) => notBlank(), ' \u3000', ' a'],
  ['other characters', ({ ascii }) => ascii(), 'ａ', 'a-1'],
  ['other than letters', ({ lettersAndDigits }) => lettersAndDigits(), 'a-1', 'a1'],
  ['not the same', ({ sameAs }) => sameAs('1', 'PIN'), '2', '1'],
  ['no day', ({ date }) => date(), '2026-02-30', '2026-02-28'],
  ['too early', ({ date }) => date({ min: '2026-11-30' }), '2026-11-29', '2026-11-30'],
  ['too late', ({ date }) => date({ max: '2026-11-30' }), '2026-12-01', '2026-11-30'],
];

const provided = (locale: Language) => ({
  wrapper: ({ children }: { children: ReactNode }) => <UiProvider locale={locale}>{children}</UiProvider>,
});
const chinese = /\p{Script=Han}/u;

describe.each(cases)('%s', (_name, pick, wrong, right) => {
  const said = (checks: Checks) => renderToStaticMarkup(<>{pick(checks)(wrong)?.message}</>);

  it('is said in English and in Chinese, every gap filled', () => {
    const english = said(renderHook(useChecks, provided('en-US')).result.current);
    const inChinese = said(renderHook(useChecks, provided('zh-CN')).result.current);
    expect(english).not.toMatch(chinese);
    expect(inChinese).toMatch(chinese);
    expect(english + inChinese).not.toMatch(/^$|[{}]|undefined/);
  });

  it('is said in Chinese where no language is given', () => {
    expect(said(renderHook(useChecks).result.current)).toBe(said(createChecks('zh-CN')));
  });

  it('is an error, and is not said about what is right', () => {
    expect(pick(createChecks('en-US'))(wrong)?.level).toBe('error');
    expect(pick(createChecks('en-US'))(right)).toBeNull();
  });
});

it('says a pattern in the words of the caller, however often it is asked', () => {
  const check = createChecks('en-US').pattern(/^x/g, 'Begin with x');
  expect([check('xy'), check('xy')]).toEqual([null, null]);
  expect(check('yx')?.message).toBe('Begin with x');
});

it('says the bounds with their unit, and a list as a sentence has it', () => {
  const checks = createChecks('en-US');
  expect(checks.range({ min: '10', max: '20', unit: 'USDT' })('9')?.message).toBe(
    'Enter a number from 10 USDT to 20 USDT',
  );
  expect(checks.oneOf(['A', 'B', 'C'])('D')?.message).toBe('Enter A, B, or C');
  expect(createChecks('zh-CN').oneOf(['A', 'B', 'C'])('D')?.message).toBe('请输入 A、B 或 C');
});

it('does not wait with what typing on cannot cure', () => {
  const checks = createChecks('en-US');
  expect(checks.length({ max: 2 })('abc')?.final).toBe(true);
  expect(checks.length({ min: 4 })('abc')?.final).toBe(false);
  expect(checks.range({ min: '1', max: '2' })('3')?.final).toBe(true);
});

it('gives the first message of several', () => {
  const checks = createChecks('en-US');
  const check = all(checks.notBlank(), checks.integer(), checks.range({ min: '1', max: '65535' }));
  expect(check('x')?.message).toBe('Enter a whole number');
  expect(check('70000')?.message).toBe('Enter a number from 1 to 65535');
  expect(check('443')).toBeNull();
});

function Port() {
  const checks = useChecks();
  const [port, setPort] = useState('');
  return (
    <TextField
      label="端口"
      value={port}
      onChange={setPort}
      check={checks.range({ min: '1', max: '65535' })}
    />
  );
}

it('is heard by a field, in Chinese when the application names no language', async () => {
  render(<Port />);
  await userEvent.type(screen.getByRole('textbox'), '0');
  await userEvent.tab();
  expect(screen.getByText('请输入 1 到 65535 之间的数')).toBeTruthy();
});
