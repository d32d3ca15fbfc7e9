import * as v from 'valibot';
import { calls } from '../../contract.ts';
import type { CallName } from '../resolvers.ts';
import type { Fault } from '../wire/faults.ts';
import { figure, InvalidInput, yesNo } from './control-input.ts';

/** What can go wrong, by the names of the page: before a request is taken, after it was, or in place of an answer. */
export const faultKinds = {
  before: {
    timeoutBefore: { timeoutBefore: true },
    dropBefore: { drop: true },
    status500Before: { status: 500 },
    status502Before: { status: 502 },
    code: {},
  },
  after: {
    timeoutAfter: { timeoutAfter: true },
    dropAfter: { drop: true, taken: true },
    status500After: { status: 500, taken: true },
    status502After: { status: 502, taken: true },
    emptyBody: { emptyBody: true },
    html: { html: true },
    malformed: { malformed: true },
    emptyObject: { emptyObject: true },
  },
  slow: { latency: {}, drip: {} },
} as const satisfies Record<string, Record<string, Fault>>;

type Groups = typeof faultKinds;

/** The name of one of them. */
export type FaultKind = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

const byKind: Record<FaultKind, Fault> = { ...faultKinds.before, ...faultKinds.after, ...faultKinds.slow };

/** Every call by its name in the contract, such as `wallets.assets`. */
const callNames = calls.map((call) => `${call.domain}.${call.name}`);

const isCall = (name: unknown) => name === 'all' || callNames.includes(String(name));

/** How a fault is set or cleared: part by part, or by its name on the page with one figure for how long it takes. */
export const FaultChange = v.strictObject({
  call: v.custom<CallName | 'all'>(isCall, 'Unknown call. Use all, or a name such as wallets.assets'),
  /** Takes it away; with `all`, every one, or where `only` says so that of all calls alone. */
  clear: v.optional(yesNo),
  only: v.optional(yesNo),
  kind: v.optional(v.picklist(Object.keys(byKind) as FaultKind[])),
  ms: v.optional(figure),
  latency: v.optional(figure),
  drip: v.optional(figure),
  times: v.optional(v.pipe(figure, v.integer())),
  timeoutBefore: v.optional(yesNo),
  timeoutAfter: v.optional(yesNo),
  drop: v.optional(yesNo),
  status: v.optional(v.pipe(figure, v.minValue(400), v.maxValue(599))),
  taken: v.optional(yesNo),
  code: v.optional(v.string()),
  emptyBody: v.optional(yesNo),
  html: v.optional(yesNo),
  malformed: v.optional(yesNo),
  emptyObject: v.optional(yesNo),
});

/** The fault somebody described. */
export function faultOf(input: v.InferOutput<typeof FaultChange>): Fault {
  const { call: _call, clear: _clear, only: _only, kind, ms, ...parts } = input;
  if (kind === undefined) return parts;
  const { code, ...rest } = parts;
  if (kind === 'code') {
    if (code === undefined) throw new InvalidInput('code', ['Enter the error code', '请填写错误码']);
    return { ...rest, code, ...(ms === undefined ? {} : { latency: ms }) };
  }
  if (kind === 'drip' || kind === 'latency') {
    if (ms === undefined) throw new InvalidInput('ms', ['Enter the milliseconds', '请填写毫秒数']);
    return { ...rest, [kind]: ms };
  }
  return { ...rest, ...byKind[kind], ...(ms === undefined ? {} : { latency: ms }) };
}
