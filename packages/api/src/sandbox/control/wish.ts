import * as v from 'valibot';
import type { Both } from '../world/life.ts';

/** What somebody asked for makes no sense: which part of it, and why. */
export class BadWish extends Error {
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

/** A wish as it was sent, and where from if that was a page. */
export interface SentWish {
  wish: unknown;
  place: FormPlace | undefined;
}

/** Reads what was sent, in JSON or as a form; a field that was left empty was not sent. */
export async function readWish(request: Request): Promise<SentWish> {
  const text = await request.text();
  const isForm =
    request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true;
  if (isForm) {
    const filled = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
    const { lan, at, ...wish } = Object.fromEntries(filled);
    const isFromPage = request.headers.get('Accept')?.includes('text/html') === true;
    return { wish, place: isFromPage ? { lan, at, sent: wish } : undefined };
  }
  try {
    return { wish: JSON.parse(text), place: undefined };
  } catch {
    return { wish: undefined, place: undefined };
  }
}

/** The wish, if it is one that can be understood. */
export function understood<Schema extends v.GenericSchema>(
  schema: Schema,
  wish: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, wish);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BadWish(v.getDotPath(issue) ?? 'body', [issue.message, '填写有误']);
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
