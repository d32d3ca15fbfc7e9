/** What a language writes between and in front of the digits, and the digits themselves. */
export interface NumberShape {
  /** In front of a negative number: a minus (U+2212), and what keeps that in front where one writes from right to left. */
  minus: string;
  /** Between groups of digits. */
  group: string;
  /** In front of the fraction. */
  point: string;
  /** How long the last group is, and every one before it: 3 and 3, or 3 and 2 in India. */
  groups: readonly [number, number];
  /** From zero to nine. */
  digits: readonly string[];
}

/** Where no language is named: what English and Chinese have in common. */
const plain: NumberShape = {
  minus: '−',
  group: ',',
  point: '.',
  groups: [3, 3],
  digits: '0123456789'.split(''),
};

const shapes = new Map<string | undefined, NumberShape>([[undefined, plain]]);

/** The shape of numbers in a language, read once from a number that shows all of it. */
export function numberShape(locale: string | undefined): NumberShape {
  const known = shapes.get(locale);
  if (known !== undefined) return known;

  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-9876543210.5);
  const front = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  );
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value));
  const written = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const shape: NumberShape = {
    minus: front.map(({ value }) => value.replace('-', '−')).join(''),
    group: written('group'),
    point: written('decimal'),
    groups: [groups.at(-1)?.length ?? 3, groups.at(-2)?.length ?? 3],
    digits: groups.flat().reverse(),
  };
  shapes.set(locale, shape);
  return shape;
}
