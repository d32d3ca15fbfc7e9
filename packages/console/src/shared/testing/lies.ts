/** One field of an answer, and what a liar says in its place. */
export interface Lie {
  /** Such as `outputs.0.address`. */
  field: string;
  /** The whole answer, with the lie in it. */
  data: unknown;
}

type Path = readonly (string | number)[];

const swapped = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === '2' ? '3' : '2'}${text.slice(at + 1)}`;

/** Something else of the same sort, which is not refused for its looks. */
function lieAbout(value: string | number | boolean): string | number | boolean {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value === 1 ? 2 : value === 0 ? 1 : value + 1;
  if (/^\d+(\.\d+)?$/.test(value)) return value === '0' ? '90000' : `9${value}`;
  // In the middle of an address or a number in hex, where nobody looks.
  return value.length > 20 ? swapped(value, Math.floor(value.length / 2)) : `${value}2`;
}

function withValue(data: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(data)) return data.map((one, at) => (at === first ? withValue(one, rest, value) : one));
  return { ...(data as object), [first]: withValue((data as Record<string, unknown>)[first], rest, value) };
}

/** Every field of an answer with one lie each; every list also without its last element. */
export function liesAbout(answer: unknown): Lie[] {
  const lies: Lie[] = [];
  const tell = (path: Path, value: unknown) =>
    lies.push({ field: path.join('.'), data: withValue(answer, path, value) });
  const walk = (value: unknown, path: Path) => {
    if (Array.isArray(value)) {
      if (value.length > 0) tell(path, value.slice(0, -1));
      value.forEach((one, at) => walk(one, [...path, at]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) walk(one, [...path, name]);
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      tell(path, lieAbout(value));
    }
  };
  walk(answer, []);
  return lies;
}
