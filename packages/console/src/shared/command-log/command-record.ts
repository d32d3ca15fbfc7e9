import { minute } from '#shared/durations.ts';
import { fits, isFields, isNumber, isText, orNull } from '#shared/fields.ts';

/**
 * What became of a command: `sending` while its answer is waited for, `done`, `refused` by the server, `notSent` because
 * it does not fit the contract, `unknown` because no answer came, and `looked` once a person has looked after that.
 */
export type CommandOutcome = 'sending' | 'done' | 'refused' | 'notSent' | 'unknown' | 'looked';

/** One command this browser sent, or was about to send. */
export interface CommandRecord {
  id: string;
  uid: number;
  /** Where it was declared: `withdrawals.create`; and its line on the wire. */
  name: string;
  line: string;
  /** What it said, without secrets, long texts cut. */
  said: Record<string, string>;
  /** The number of the payment it was, where it was one: the journal of payments knows more of it. */
  requestId: string | null;
  at: number;
  outcome: CommandOutcome;
  /** What the server refused it with. */
  refusal: { code: string; message: string } | null;
}

const outcomes: readonly unknown[] = [
  'sending',
  'done',
  'refused',
  'notSent',
  'unknown',
  'looked',
] satisfies CommandOutcome[];

/** Whether something kept in the browser is a record of this version. */
export const isCommandRecord = fits<CommandRecord>({
  id: isText,
  uid: isNumber,
  name: isText,
  line: isText,
  said: (value) => isFields(value) && Object.values(value).every(isText),
  requestId: orNull(isText),
  at: isNumber,
  outcome: (value) => outcomes.includes(value),
  refusal: orNull(fits<NonNullable<CommandRecord['refusal']>>({ code: isText, message: isText })),
});

const secret = /code|secret|password|token|captcha|api_key|private/i;
const longest = 200;

/** A secret may lie deeper: parts of a setting are sent as one field. */
const withoutSecrets = (field: string, value: unknown): unknown => (secret.test(field) ? undefined : value);

const spelt = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, withoutSecrets);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** What may be kept of the fields of a command. */
export function sayable(params: unknown): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(
    Object.entries(params)
      .filter(([field, value]) => !secret.test(field) && value !== undefined)
      .map(([field, value]) => [field, spelt(value)]),
  );
}

/** Commands take at most a minute; one that is not over by then was left behind by a tab that is gone. */
const longestCommand = minute;

/** What is known of a command now. */
export const outcomeNow = ({ outcome, at }: CommandRecord, now: number): CommandOutcome =>
  outcome === 'sending' && now - at > longestCommand ? 'unknown' : outcome;
