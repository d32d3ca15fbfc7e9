import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatNumber, isDecimal } from './format-number.ts';

const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 60 });
const decimals = fc
  .tuple(fc.constantFrom('', '-'), digits, fc.option(digits, { nil: undefined }))
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction === undefined ? '' : `.${fraction}`}`);

it.each([
  ['1234.5', '1,234.50'],
  ['1234567.891', '1,234,567.89'],
  ['0', '0.00'],
  ['-12.345', '−12.35'],
  ['0.005', '0.01'],
  ['1.004999999999999999999', '1.00'],
  ['999.995', '1,000.00'],
  ['-0.001', '0.00'],
  ['007.50', '7.50'],
  ['.5', '0.50'],
  ['1e-8', '0.00'],
  ['1.5E+3', '1,500.00'],
  [1e21, '1,000,000,000,000,000,000,000.00'],
  ['90071992547409931234567890.125', '90,071,992,547,409,931,234,567,890.13'],
])('writes %s with two digits and thousands as %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

it.each([null, undefined, '', ' ', '.', '-', 'abc', '1,000', '0x10', '1.2.3', '1e9999', NaN, Infinity])(
  'writes two dashes for %s',
  (value) => {
    expect(formatNumber(value)).toBe('--');
  },
);

it.each([
  ['999999.99', '999,999.99'],
  ['999999.994', '999,999.99'],
  ['999999.995', '1.00M'],
  ['1000000', '1.00M'],
  ['-1234567', '−1.23M'],
  ['999994999.99', '999.99M'],
  ['999995000', '1.00B'],
  ['1000000000', '1.00B'],
  ['1234567890123', '1,234.57B'],
  ['12', '12.00'],
])('shortens %s to %s, by what it is after rounding', (value, written) => {
  expect(formatNumber(value, { shorten: true })).toBe(written);
});

describe('digits', () => {
  it('keeps every digit of a coin when asked for all', () => {
    expect(formatNumber('1234.567800000000000001', { digits: 'all' })).toBe('1,234.567800000000000001');
    expect(formatNumber('1e-18', { digits: 'all' })).toBe('0.000000000000000001');
    expect(formatNumber('5', { digits: 'all' })).toBe('5');
  });
  it('rounds to none without leaving a point', () => {
    expect(formatNumber('1999.5', { digits: 0 })).toBe('2,000');
  });
  it.each([1.5, -1, NaN, Infinity])('refuses %s of them, which nobody can write', (count) => {
    expect(() => formatNumber('1', { digits: count })).toThrow(RangeError);
  });
  it('leaves thousands together when asked', () => {
    expect(formatNumber('1234567', { grouping: false })).toBe('1234567.00');
  });
});

describe('what can be spent', () => {
  it.each([
    ['12.999', {}, '12.99'],
    ['-12.999', {}, '−12.99'],
    ['-0.009', {}, '0.00'],
    ['1.9999', { digits: 0 }, '1'],
    ['999999.999', { shorten: true }, '999,999.99'],
    ['1999999.99', { shorten: true }, '1.99M'],
    ['999999999.99', { shorten: true }, '999.99M'],
    ['0.123456789', { digits: 'all' }, '0.123456789'],
  ] as const)('is never more than %s %j', (value, format, written) => {
    expect(formatNumber(value, { ...format, rounding: 'down' })).toBe(written);
  });
});

describe('in a language', () => {
  it.each([
    ['en-US', '−1,234,567.50'],
    ['zh-CN', '−1,234,567.50'],
    ['de-DE', '−1.234.567,50'],
    ['fr-FR', '−1\u202f234\u202f567,50'],
    ['es-ES', '−1.234.567,50'],
    ['hi-IN', '−12,34,567.50'],
    ['sv-SE', '−1\u00a0234\u00a0567,50'],
    ['ar-EG', '\u061c−١٬٢٣٤٬٥٦٧٫٥٠'],
    ['zh-CN-u-nu-hanidec', '−一,二三四,五六七.五〇'],
  ])('of %s it is %s', (locale, written) => {
    expect(formatNumber('-1234567.5', { locale })).toBe(written);
  });
  it('stays M and B', () => {
    expect(formatNumber('1234567', { shorten: true, locale: 'zh-CN' })).toBe('1.23M');
    expect(formatNumber('1234567890', { shorten: true, locale: 'de-DE' })).toBe('1,23B');
    expect(formatNumber(null, { locale: 'de-DE' })).toBe('--');
  });
  it('reads the language once', () => {
    const { NumberFormat } = Intl;
    const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...args) {
      return new NumberFormat(...args);
    });
    for (let times = 0; times < 3; times += 1) formatNumber('1234', { locale: 'nb-NO' });
    expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
  });
});

describe('for decimal strings of any length', () => {
  const languages = Intl.NumberFormat.supportedLocalesOf(
    'ar ar-EG bg bn ckb cs de de-AT de-CH el en-IN en-US en-ZA es es-MX et fa fi fr fr-CH he hi hu id it ja ko ks lv mr my ne nl pl pt-BR pt-PT ru sk sl sv ta th tr uk ur vi zh-CN zh-TW'.split(
      ' ',
    ),
  );

  it.each([
    ['half', 'halfExpand'],
    ['down', 'trunc'],
  ] as const)('agrees with the exact decimal arithmetic of Intl, rounding %s', (rounding, roundingMode) => {
    expect(languages.length).toBeGreaterThan(40);
    fc.assert(
      fc.property(
        decimals,
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
        fc.constantFrom(undefined, ...languages),
        (value, digits, grouping, locale) => {
          const oracle = new Intl.NumberFormat(locale ?? 'en-US', {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            useGrouping: grouping,
            signDisplay: 'negative',
            roundingMode,
          });
          expect(formatNumber(value, { digits, grouping, rounding, locale })).toBe(
            oracle.format(value as `${number}`).replace('-', '−'),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
  it('loses nothing when all digits are kept', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        const back = formatNumber(value, { digits: 'all' }).replaceAll(',', '');
        const [whole = '', fraction] = value.replace('-', '').split('.');
        const plain = whole.replace(/^0+(?=\d)/, '') + (fraction === undefined ? '' : `.${fraction}`);
        expect(back.replace('−', '')).toBe(plain);
        expect(isDecimal(value)).toBe(true);
      }),
    );
  });
  it('never shows more than there is when rounding down', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 20 }), (value, digits) => {
        const shown = formatNumber(value, { digits, grouping: false, rounding: 'down' });
        const [whole = '', fraction = ''] = value.replace('-', '').split('.');
        const kept = fraction.slice(0, digits).padEnd(digits, '0');
        expect(shown.replace('−', '')).toBe(whole.replace(/^0+(?=\d)/, '') + (digits > 0 ? `.${kept}` : ''));
      }),
    );
  });
  it('never shortens below a million and always from there', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        const plain = formatNumber(value, { grouping: false }).replace('−', '');
        const whole = plain.slice(0, -3);
        expect(/[MB]$/.test(formatNumber(value, { shorten: true }))).toBe(whole.length >= 7);
      }),
    );
  });
  it('never throws, whatever text comes', () => {
    fc.assert(fc.property(fc.string(), (text) => isDecimal(text) !== (formatNumber(text) === '--')));
  });
  it('writes a number of two hundred thousand digits', () => {
    const digits = '7'.repeat(200_000);
    expect(formatNumber(digits)).toHaveLength(200_000 + 66_666 + 3);
    expect(formatNumber(`${digits}x`)).toBe('--');
  });
});
