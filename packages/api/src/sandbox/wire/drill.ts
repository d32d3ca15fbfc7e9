import type { CallName } from '../resolvers.ts';
import type { World } from '../world/world.ts';

/** What stands around a field of an answer. */
export interface Around {
  /** The object that the field is of. */
  row: Readonly<Record<string, unknown>>;
  /** What was asked. */
  form: URLSearchParams;
  world: World;
}

/** One field of the answers of a call, and what is said there instead of the truth. */
export interface FalseField {
  call: CallName;
  /** Where in the data it stands, such as `fee` or `list.*.address`; `*` is every row. */
  field: string;
  /** The same as the truth where nothing is to be said. */
  says: (truth: unknown, around: Around) => unknown;
}

/** A field as it was told, and what it is. */
interface AlteredField {
  field: string;
  truth: unknown;
  told: unknown;
}

/** An answer that was not the truth. */
interface AlteredAnswer {
  id: number;
  at: number;
  call: string;
  fields: readonly AlteredField[];
}

/** A lie that is being told, or was until last. */
export interface Telling {
  name: string;
  isOn: boolean;
  /** How many answers it altered, and the latest of them, the newest first. */
  count: number;
  answers: readonly AlteredAnswer[];
}

/** Has a server lie on purpose: one lie at a time, about nothing but its fields, and never to itself. */
export interface Drill {
  readonly telling: Telling | undefined;
  tell(name: string, fields: readonly FalseField[]): void;
  /** From now on nothing but the truth. */
  stop(): void;
  /** Forgets what was told as well. */
  clear(): void;
  /** The data as it is told; the data itself stays as it is. */
  alter(call: string | undefined, data: unknown, asked: Pick<Around, 'form' | 'world'>): unknown;
}

type Says = (truth: unknown, row: Around['row']) => unknown;

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy with something else in every place a path leads to; the same value where that changes nothing. */
function replaced(
  value: unknown,
  [step, ...rest]: readonly string[],
  says: Says,
  row: Around['row'],
): unknown {
  if (step === undefined) return says(value, row);
  if (step === '*') {
    if (!Array.isArray(value)) return value;
    const rows: unknown[] = value.map((one) => replaced(one, rest, says, row));
    return rows.every((one, index) => one === value[index]) ? value : rows;
  }
  if (!isRow(value) || !Object.hasOwn(value, step)) return value;
  const told = replaced(value[step], rest, says, value);
  return told === value[step] ? value : { ...value, [step]: told };
}

const answersKept = 20;

/** Makes a server that tells the truth. */
export function createDrill(): Drill {
  let telling: Telling | undefined;
  let told: readonly FalseField[] = [];

  return {
    get telling() {
      return telling;
    },
    tell(name, fields) {
      telling = { name, isOn: true, count: 0, answers: [] };
      told = fields;
    },
    stop() {
      if (telling !== undefined) telling = { ...telling, isOn: false };
      told = [];
    },
    clear() {
      telling = undefined;
      told = [];
    },
    alter(call, data, { form, world }) {
      const fields: AlteredField[] = [];
      let result = data;
      for (const { call: ofCall, field, says } of told) {
        if (ofCall !== call) continue;
        result = replaced(
          result,
          field.split('.'),
          (truth, row) => {
            const lie = says(truth, { row, form, world });
            if (lie !== truth) fields.push({ field, truth, told: lie });
            return lie;
          },
          {},
        );
      }
      if (telling !== undefined && call !== undefined && fields.length > 0) {
        const count = telling.count + 1;
        const answer = { id: count, at: world.clock.now(), call, fields };
        telling = { ...telling, count, answers: [answer, ...telling.answers].slice(0, answersKept) };
      }
      return result;
    },
  };
}
