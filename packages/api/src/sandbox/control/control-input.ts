import * as v from 'valibot';
import type { Both } from '../world/lifecycle.ts';

/** What somebody asked for makes no sense: which part of it, and why. */
export class InvalidInput extends Error {
  readonly part: string;
  readonly why: Both;

  constructor(part: string, why: Both) {
    super(`${part}: ${why[0]}`);
    this.part = part;
    this.why = why;
  }
}

/** What a page adds to its own forms: the language it is in, and what has the focus afterwards; and all that was filled in. */
interface FormPlace {
  lan: string | undefined;
  at: string | undefined;
  sent: Record<string, string>;
}

/** The input as it was sent, and where from if that was a page. */
export interface SentInput {
  input: unknown;
  place: FormPlace | undefined;
}

/** Reads what was sent, in JSON or as a form; a field that was left empty was not sent. */
export async function readInput(request: Request): Promise<SentInput> {
  const text = await request.text();
  const isForm =
    request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true;
  if (isForm) {
    const filled = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
    const { lan, at, ...input } = Object.fromEntries(filled);
    const isFromPage = request.headers.get('Accept')?.includes('text/html') === true;
    return { input, place: isFromPage ? { lan, at, sent: input } : undefined };
  }
  try {
    return { input: JSON.parse(text), place: undefined };
  } catch {
    return { input: undefined, place: undefined };
  }
}

/** The input, if it is one that can be understood. */
export function understood<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new InvalidInput(v.getDotPath(issue) ?? 'body', [issue.message, '填写有误']);
}

/** A number from zero on, also as a form sends it. */
export const figure = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,9})?$/), v.transform(Number))]),
  v.minValue(0),
);

/** Yes or no, also as a form sends it. */
export const yesNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
]);
