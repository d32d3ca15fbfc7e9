const anything = '…';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Where an answer is not what was written down. "…" stands for any value, as a key for any further fields, at the end of
 * a list for any further rows; "$name" for a value to be remembered, and to be the same from then on. Anything else is
 * compared exactly.
 */
export function fits(
  written: unknown,
  found: unknown,
  known: Record<string, string>,
  place = 'answer',
): string[] {
  if (written === anything) return found === undefined ? [`${place} is missing`] : [];
  if (typeof written === 'string' && /^\$\w+$/.test(written))
    return remembered(written.slice(1), found, known, place);
  if (Array.isArray(written)) {
    if (!Array.isArray(found)) return [`${place} is no list`];
    const isOpen = written.at(-1) === anything;
    const rows = isOpen ? written.slice(0, -1) : written;
    if (found.length < rows.length || (!isOpen && found.length > rows.length))
      return [`${place} has ${found.length} rows, not ${rows.length}`];
    return rows.flatMap((row, index) => fits(row, found[index], known, `${place}[${index}]`));
  }
  if (isObject(written)) {
    if (!isObject(found)) return [`${place} is no object`];
    const { [anything]: more, ...fields } = written;
    const odd = more === undefined ? Object.keys(found).filter((key) => !(key in fields)) : [];
    return [
      ...odd.map((key) => `${place}.${key} was not expected`),
      ...Object.entries(fields).flatMap(([key, value]) => fits(value, found[key], known, `${place}.${key}`)),
    ];
  }
  return written === found ? [] : [`${place} is ${JSON.stringify(found)}, not ${JSON.stringify(written)}`];
}

function remembered(name: string, found: unknown, known: Record<string, string>, place: string): string[] {
  const text = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  if (text === '') return [`${place} is nothing to remember`];
  known[name] ??= text;
  return known[name] === text ? [] : [`${place} is ${text}, not ${known[name]}`];
}
