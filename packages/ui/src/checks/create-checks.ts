import { listNames } from '../format/list-names.ts';
import { countDecimals, parseAmount } from '../format/parse-amount.ts';
import { countCharacters } from '../internal/code-points.ts';
import type { FieldMessage } from '../internal/field-basics.ts';
import { fill, words, type Language, type SharedWords } from '../locale/words.ts';
import { isEmail, isIp, webProtocol, type IpKind } from './check-addresses.rules.ts';
import { amountMessage } from './amount-message.ts';
import { parseNumber, sideOf, type DecimalBounds, type NumberForm } from './check-decimals.rules.ts';
import { isAscii, isDay, isFilled, isLettersAndDigits } from './check-texts.rules.ts';

/** Judges what was entered: null when there is nothing to say. It fits the `check` of every field of text. */
export type Check = (text: string) => FieldMessage | null;

/** How long a text may be, in characters a person would count. */
export type LengthBounds = { exactly: number } | { min?: number; max?: number };

/** A number that may be negative. */
interface Signed {
  /** @default false */
  negative?: boolean;
}

/** The library's generic form messages in one language. */
export type Checks = ReturnType<typeof createChecks>;

/** Several checks as one: the first that has something to say is heard. */
export const all =
  (...checks: readonly Check[]): Check =>
  (text) => {
    for (const check of checks) {
      const message = check(text);
      if (message !== null) return message;
    }
    return null;
  };

/** Makes the checks in a language. Within components take `useChecks`. */
export function createChecks(locale: Language | { code: string; words: SharedWords }) {
  const { code, words: say } = typeof locale === 'string' ? { code: locale, words: words[locale] } : locale;
  const number =
    (form: NumberForm): Check =>
    (text) => {
      const { fault } = parseNumber(text, form);
      return fault === null ? null : amountMessage(fault, { ...form, text, words: say });
    };

  return {
    /** As many characters as allowed, counted as a person counts: an emoji is one. */
    length:
      (bounds: LengthBounds): Check =>
      (text) => {
        const count = countCharacters(text);
        if ('exactly' in bounds)
          return count === bounds.exactly
            ? null
            : error(fill(say.lengthExact, { length: bounds.exactly, count }), count > bounds.exactly);
        const { min = 0, max = Infinity } = bounds;
        if (count > max) return error(fill(say.tooLong, { limit: max, count }), true);
        return count < min ? error(fill(say.tooShort, { minimum: min, count })) : null;
      },
    /** A decimal string within bounds, compared exactly. The unit stands behind the bounds when they are said. */
    range: ({ min, max, unit = '' }: DecimalBounds & { unit?: string }): Check => {
      const negative = min === undefined || min.startsWith('-');
      const said = { min: `${min ?? ''} ${unit}`.trim(), max: `${max ?? ''} ${unit}`.trim() };
      return (text) => {
        const wrong = number({ negative })(text);
        if (wrong !== null) return wrong;
        const side = sideOf(text, { min, max });
        if (side === 'inside') return null;
        const oneSided = side === 'below' ? say.rangeLow : say.rangeHigh;
        const both = min !== undefined && max !== undefined;
        return error(fill(both ? say.range : oneSided, said), side === 'above');
      };
    },
    /** An exact amount of a coin, as `AmountField` judges it. */
    amount:
      ({ symbol, decimals }: { symbol?: string; decimals?: number } = {}): Check =>
      (text) => {
        const { fault } = parseAmount(text, { decimals });
        return fault === null ? null : amountMessage(fault, { text, words: say, symbol });
      },
    /** Plain digits with at most one point: a percentage, a price. */
    number: ({ negative = false }: Signed = {}): Check => number({ negative }),
    /** A number without a point: a count, a number of days. */
    integer: ({ negative = false }: Signed = {}): Check => number({ negative, decimals: 0 }),
    /** No more digits behind the point than that. */
    decimals:
      (limit: number): Check =>
      (text) => {
        const count = countDecimals(text);
        return count <= limit ? null : error(fill(say.decimalsLimit, { decimals: limit, count }), true);
      },
    email: (): Check => unless(isEmail, say.notAnEmail),
    /** A whole web address; with `https` only a secure one. */
    url:
      ({ https = false }: { https?: boolean } = {}): Check =>
      (text) => {
        const protocol = webProtocol(text);
        if (protocol === undefined) return error(say.notAUrl);
        return https && protocol !== 'https' ? error(say.notAnHttpsUrl) : null;
      },
    /** An IP address: version 4, 6 or either; with `range` a range such as `203.0.113.0/24` too. */
    ip: (kind: IpKind = {}): Check => {
      const versioned = { 4: say.notAnIpV4, 6: say.notAnIpV6 };
      const single = kind.version === undefined ? say.notAnIp : versioned[kind.version];
      return unless((text) => isIp(text, kind), kind.range === true ? say.notAnIpRange : single);
    },
    /** Whatever a pattern says; the message is the caller's. */
    pattern: (pattern: RegExp, message: string): Check =>
      unless((text) => text.search(pattern) >= 0, message),
    oneOf: (values: readonly string[]): Check =>
      unless((text) => values.includes(text), fill(say.notOneOf, { values: listNames(values, code, 'or') })),
    /** More than blank space. That there is something at all is the field's `required`. */
    notBlank: (): Check => unless(isFilled, say.blankOnly),
    ascii: (): Check => unless(isAscii, say.asciiOnly),
    lettersAndDigits: (): Check => unless(isLettersAndDigits, say.lettersAndDigits),
    /** The same text as in another field, named by its label. */
    sameAs: (other: string, label: string): Check =>
      unless((text) => text === other, fill(say.notTheSame, { label })),
    /** A day as `YYYY-MM-DD`, neither before `min` nor after `max`. */
    date:
      ({ min = '', max = '\uffff' }: { min?: string; max?: string } = {}): Check =>
      (text) => {
        if (!isDay(text)) return error(say.notADate);
        if (text < min) return error(fill(say.dateTooEarly, { date: min }));
        return text > max ? error(fill(say.dateTooLate, { date: max })) : null;
      },
  };
}

const unless =
  (good: (text: string) => boolean, message: string): Check =>
  (text) =>
    good(text) ? null : error(message);

const error = (message: string, final = false): FieldMessage => ({ level: 'error', message, final });
