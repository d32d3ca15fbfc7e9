import { day } from '#shared/durations.ts';

/** One field of an answer, and what a liar says in its place. */
export interface Lie {
  /** Such as `outputs.0.address`. */
  field: string;
  /** What it is said to be. */
  value: unknown;
  /** The whole answer, with the lie in it. */
  data: unknown;
}

type Path = readonly (string | number)[];
type Plain = string | number | boolean;

/** Where the numbers of a liar begin: the same lies in every run. */
const seed = 11;

/** Numbers from 0 to below 1 that look random, the same from the same seed. */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);
const isDecimal = (text: string) => /^\d+(\.\d+)?$/.test(text);

function walk(
  value: unknown,
  visit: (path: Path, value: Plain | readonly unknown[]) => void,
  path: Path = [],
) {
  if (Array.isArray(value)) {
    visit(path, value);
    value.forEach((one, at) => walk(one, visit, [...path, at]));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) walk(one, visit, [...path, name]);
  } else if (isPlain(value)) visit(path, value);
}

/** What fields are called, whichever row they stand in: `list.*.symbol`. */
const nameOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');

type Swapped = string | number;

/** By the name of a field, every text and number that stands in one: what a liar swaps for another of its kind. */
export function valuesIn(answers: readonly unknown[]): ReadonlyMap<string, readonly Swapped[]> {
  const values = new Map<string, Set<Swapped>>();
  for (const answer of answers)
    walk(answer, (path, value) => {
      const name = String(path.at(-1));
      if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
        values.set(name, (values.get(name) ?? new Set<Swapped>()).add(value));
    });
  return new Map([...values].map(([name, all]) => [name, [...all]]));
}

/** How much a row of a list has to do with what was decided: the texts they share. */
export function sharing(decided: unknown): (row: unknown) => number {
  const texts = [...valuesIn([decided]).values()]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? JSON.stringify(value) : []));
  return (row) => {
    const said = JSON.stringify(row);
    return texts.filter((text) => said.includes(text)).length;
  };
}

const swapped = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === '2' ? '3' : '2'}${text.slice(at + 1)}`;

/** The point one place further to the right: ten times as much. */
function tenfold(amount: string): string {
  const [whole = '', part = ''] = amount.split('.');
  const moved = `${whole}${part.slice(0, 1) || '0'}`.replace(/^0+(?=\d)/, '');
  return part.length > 1 ? `${moved}.${part.slice(1)}` : moved;
}

/** From here on a number is a moment, and another day the next one. */
const firstMoment = 10 ** 12;

const isAlike = (one: Swapped, other: Swapped) =>
  typeof one === typeof other && isDecimal(String(one)) === isDecimal(String(other));

/** Two of several, seeded, that are not what stands there. */
function another(values: readonly Swapped[], value: Swapped, random: () => number): Swapped[] {
  const others = values.filter((one) => one !== value && isAlike(one, value));
  const picked = [0, 1].flatMap(() => others[Math.floor(random() * others.length)] ?? []);
  return [...new Set(picked)];
}

/** Fields that say who is paid, called or known. */
const addressFields = /address|contract|counterparty/;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w:]{25,64}$/.test(value);

/** The addresses in what was decided. */
export const addressesIn = (decided: unknown): string[] =>
  [...valuesIn([decided]).values()].flat().filter(isAddress);

/** Another address that looks like it where both are shortened. */
const lookAlikeOf = (address: string): string =>
  `${address.slice(0, 7)}${'1'.repeat(address.length - 12)}${address.slice(-5)}`;

/** In the place of an address that of whom is paid, and one that looks like it. */
const liesForAddress = (value: Plain, paid: readonly string[]): string[] =>
  isAddress(value) ? paid.flatMap((one) => [one, lookAlikeOf(one)]) : [];

/** Something else of the same sort, which is not refused for its looks. */
function liesFor(value: Plain, others: readonly Swapped[], random: () => number): Plain[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') {
    const next = value === 1 ? 2 : value === 0 ? 1 : value + (value > firstMoment ? day : 1);
    // A number that nobody has is refused for that; somebody else's is not.
    return [...new Set([next, ...another(others, value, random)])];
  }
  if (isDecimal(value)) return value === '0' ? ['90000'] : [tenfold(value), '0'];
  // In the middle of an address or a number in hex, where nobody looks; and one that is as good as what stands there.
  const changed = value.length > 20 ? swapped(value, Math.floor(value.length / 2)) : `${value}2`;
  return [changed, ...another(others, value, random)];
}

function withValue(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(data)) return data.map((one, at) => (at === first ? withValue(one, rest, value) : one));
  return { ...(data as object), [first]: withValue((data as Record<string, unknown>)[first], rest, value) };
}

/** A name with a character that turns the rest around, and the mark it has to be shown with. */
export const turned = { value: 'safe\u202Etxt', raw: '\u202E', mark: '[U+202E]' };

/** Fields that hold what somebody called something. */
export const nameFields = /(^|[._])(nick)?name$/;

/** The same answer with a turned name in so many of its fields. */
export const withTurnedNames = (answer: unknown, fields: readonly string[]): unknown =>
  fields.reduce((now, field) => withValue(now, stepsOf(field), turned.value), answer);

/** The steps of a field, rows of a list by their numbers. */
const stepsOf = (field: string): Path =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

interface Telling {
  /** How much a row of a list matters: only the few that do most are lied about, and one more. @default every row */
  concerns?: (row: unknown) => number;
  /** By the name of a field, what else may stand there. */
  values?: ReadonlyMap<string, readonly Swapped[]>;
  /** Whom it is about, by their addresses. @default nobody */
  paid?: readonly string[];
}

/** So many rows of a list are lied about that matter. */
const few = 2;

/**
 * Every field of an answer with its lies: an amount is tenfold or nothing, an address wrong in its middle, another's, that of
 * whom is paid or a look-alike of it, a code another coin's, a number another's, a flag turned; every list without its last element, and with it twice.
 */
export function liesAbout(answer: unknown, { concerns, values, paid = [] }: Telling = {}): Lie[] {
  const lies: Lie[] = [];
  const random = seeded(seed);
  const known = values ?? valuesIn([answer]);
  const left: string[] = [];
  /** Fields that name whom it is about already: one row of a list is enough. */
  const named = new Set<string>();
  const tell = (path: Path, value: unknown) =>
    lies.push({ field: path.join('.'), value, data: withValue(answer, path, value) });
  walk(answer, (path, value) => {
    if (left.some((row) => `${path.join('.')}.`.startsWith(row))) return;
    if (isPlain(value)) {
      const name = String(path.at(-1));
      for (const lie of liesFor(value, known.get(name) ?? [], random)) tell(path, lie);
      if (!addressFields.test(name) || named.has(nameOf(path))) return;
      named.add(nameOf(path));
      for (const lie of liesForAddress(value, paid)) if (lie !== value) tell(path, lie);
      return;
    }
    if (value.length > 0) {
      tell(path, value.slice(0, -1));
      tell(path, [...value, value.at(-1)]);
    }
    if (concerns === undefined || value.length <= few) return;
    const picked = Math.floor(random() * value.length);
    const ranked = value
      .map((row, at) => ({ at, matters: concerns(row) }))
      .toSorted((a, b) => b.matters - a.matters);
    for (const { at } of ranked.slice(few)) if (at !== picked) left.push(`${[...path, at].join('.')}.`);
  });
  return lies;
}

/** How many fields there are in lies, rows of a list counted once. */
export const fieldsOf = (lies: readonly Lie[]): string[] => [
  ...new Set(
    lies.map(({ field }) => nameOf(field.split('.').map((step) => (/^\d+$/.test(step) ? 0 : step)))),
  ),
];

/** What became of the lies about the answers of one decision. */
export interface Told {
  /** By their names, and the lies about them. */
  fields: number;
  lies: number;
  /** Shown differently, nothing to press, and nothing posted otherwise. */
  seen: number;
  stopped: number;
  harmless: number;
  /** Told once more: when it had been looked at, and until it was chosen but no longer when it was shown. */
  again: number;
  withdrawn: number;
  /** None of it: what was posted without being shown. */
  silent: string[];
}

/** Says so in the report of the tests, which the gate prints. */
export function sayTold(task: { meta: object }, name: string, told: Omit<Told, 'silent'>): void {
  const { fields, lies, seen, stopped, harmless, again, withdrawn } = told;
  const says = `lying server: ${name}: ${fields} fields, ${lies} lies: ${seen} seen, ${stopped} stopped, ${harmless} harmless; ${again} told after the look, ${withdrawn} withdrawn before it`;
  Object.assign(task.meta, { says });
}
