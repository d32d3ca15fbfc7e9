/** The end of a file's name, such as `.csv`: what people know a kind of file by. */
export type FileExtension = `.${string}`;

/** What may be given to a place for files. */
export interface FileLimits {
  /** Any kind where it is left out. */
  accept?: readonly FileExtension[] | undefined;
  /** In bytes; said in the largest unit that says it exactly: `5_000_000` and `5 * 1024 * 1024` are 5 MB. */
  maxSize?: number | undefined;
  multiple?: boolean | undefined;
}

/** Why something was not taken. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'empty' | 'folder' | 'onlyOne';

/** Something that was not taken, by name, so that it can be said. */
export interface RefusedFile {
  name: string;
  size: number;
  reason: FileRefusal;
}

/** A file, or the name of a folder. */
export type Given = File | { folder: string };

/** Tells what may be taken from what may not. Everything given is in one of the two. */
export function sortFiles(given: readonly Given[], { accept, maxSize, multiple = false }: FileLimits) {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const each of given) {
    if ('folder' in each) {
      refused.push({ name: each.folder, size: 0, reason: 'folder' });
      continue;
    }
    const reason = judge(each, { accept, maxSize }) ?? (!multiple && taken.length === 1 ? 'onlyOne' : null);
    if (reason === null) taken.push(each);
    else refused.push({ name: each.name, size: each.size, reason });
  }
  return { taken, refused };
}

function judge({ name, size }: File, { accept, maxSize = Infinity }: FileLimits): FileRefusal | null {
  const known = accept === undefined || accept.some((end) => name.toLowerCase().endsWith(end.toLowerCase()));
  if (!known) return 'wrongType';
  if (size > maxSize) return 'tooLarge';
  return size === 0 ? 'empty' : null;
}

/** `CSV, XLSX`, with the comma of the language. */
export const namesOf = (accept: readonly FileExtension[], comma: string): string =>
  accept.map((end) => end.slice(1).toUpperCase()).join(comma);

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Thousands of 1024 bytes and of 1000, both written kB. */
const bases = [1024, 1000] as const;

/** The largest unit in which a limit is written exactly, with one digit behind the point: 5,000,000 is 5 MB, and so is 5 · 1024². */
function unitOf(limit: number): { base: number; power: number } {
  for (let power = units.length - 1; power > 0; power -= 1)
    for (const base of bases)
      if (limit >= base ** power && (limit * 10) % base ** power === 0) return { base, power };
  return { base: bases[0], power: 0 };
}

/**
 * `1.3 MB`, rounded up, so that what is too large never looks as if it fitted. Beside a limit it is written as the limit
 * is, and never in a larger unit.
 */
export function formatSize(bytes: number, language: string, limit?: number): string {
  const { base, power: most } =
    limit === undefined ? { base: bases[0], power: units.length - 1 } : unitOf(limit);
  let power = 0;
  while (power < most && bytes >= base ** (power + 1)) power += 1;
  const text = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // A short byte has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
    roundingMode: 'ceil',
  }).format(bytes / base ** power);
  // Between a figure and a Chinese word stands a space, as everywhere.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
