import { isAmount } from '@mpc/ui';

/** How one value of a list stands in the address. Nonsense reads as the default, and the default is not written. */
export interface Codec<Value> {
  /** What is meant where the address says nothing. */
  fallback: Value;
  /** Whether it holds several values, each chosen by itself. */
  isMultiple: boolean;
  parse(text: string): Value;
  /** Empty for the default. */
  format(value: Value): string;
}

interface Spelling<Value> {
  fallback: Value;
  isMultiple?: boolean;
  /** Undefined for nonsense. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
}

export function codec<Value>({ fallback, isMultiple = false, read, write }: Spelling<Value>): Codec<Value> {
  const unwritten = write(fallback);
  return {
    fallback,
    isMultiple,
    parse: (text) => (text === '' ? undefined : read(text)) ?? fallback,
    format: (value) => {
      const text = write(value);
      return text === unwritten ? '' : text;
    },
  };
}

const listOf = (text: string): string[] => [...new Set(text.split(','))].filter((part) => part !== '');

/** Any text; empty where there is none. */
export const text = () => codec({ fallback: '', read: (said) => said, write: (value) => value });

/** An exact amount, as text; empty where there is none. */
export const decimal = () =>
  codec({ fallback: '', read: (said) => (isAmount(said) ? said : undefined), write: (value) => value });

/** Something that is on or off. */
export const flag = () =>
  codec({
    fallback: false,
    read: (said) => (said === '1' ? true : undefined),
    write: (value) => (value ? '1' : ''),
  });

/** The number of a record; null where there is none. */
export const id = () =>
  codec<number | null>({
    fallback: null,
    read: (said) => (/^\d{1,15}$/.test(said) ? Number(said) : undefined),
    write: (value) => (value === null ? '' : String(value)),
  });

/** The numbers of records. */
export const ids = () =>
  codec<number[]>({
    fallback: [],
    isMultiple: true,
    read: (said) => [...new Set(listOf(said).filter(isNumber).map(Number))],
    write: (value) => value.join(','),
  });

const isNumber = (part: string): boolean => /^\d{1,15}$/.test(part);

/** Names without a comma, such as the symbols of coins. */
export const names = () =>
  codec<string[]>({ fallback: [], isMultiple: true, read: listOf, write: (value) => value.join(',') });

type Known = string | number;

/** One of some values; null, or the default that is given, where none is chosen. */
export function choice<const Value extends Known>(values: readonly Value[]): Codec<Value | null>;
export function choice<const Value extends Known>(values: readonly Value[], fallback: Value): Codec<Value>;
export function choice<const Value extends Known>(values: readonly Value[], fallback: Value | null = null) {
  return codec<Value | null>({
    fallback,
    read: (said) => values.find((value) => String(value) === said),
    write: (value) => (value === null ? '' : String(value)),
  });
}

/** Some of some values, in the order they are given here. */
export const choices = <const Value extends Known>(values: readonly Value[]) =>
  codec<Value[]>({
    fallback: [],
    isMultiple: true,
    read: (said) => {
      const parts = new Set(said.split(','));
      return values.filter((value) => parts.has(String(value)));
    },
    write: (value) => values.filter((one) => value.includes(one)).join(','),
  });
