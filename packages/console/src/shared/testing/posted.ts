import type { Command, Endpoint } from '@mpc/api';
import { compare } from '#shared/money/decimal.ts';

/** A request as it leaves. */
export interface Posted {
  call: Endpoint;
  params: unknown;
}

/** What a call is asked for. */
export const posting = <Params>(call: Command<Params>, params: Params): Posted => ({ call, params });

/** The digest of what was shown, where a request says it. */
export const digestIn = ({ params }: Posted): unknown =>
  typeof params === 'object' && params !== null && 'digest' in params ? params.digest : undefined;

/** Requests as text. Their numbers are made anew for every summary; the digest of what was shown is judged by itself. */
export const spelt = (posts: readonly Posted[]): string =>
  JSON.stringify(
    posts.map(({ call, params }) => [call.path, params]),
    (name, value: unknown) =>
      name === 'digest' ? undefined : name === 'request_id' ? 'a number of its own' : value,
  );

/** What a payment may cost less than was shown, and never more. */
const fees = ['fee', 'gas_price', 'gas_limit', 'fee_rate', 'size'];

/** Requests with every fee that has fallen as it was: for a person to lose by it, it has to rise. */
export const withFeesOf = (posts: readonly Posted[], shown: readonly Posted[]): Posted[] =>
  posts.map(({ call, params }, at) => {
    if (typeof params !== 'object' || params === null) return { call, params };
    const before = (shown[at]?.params ?? {}) as Record<string, unknown>;
    const hasFallen = (name: string, value: unknown) =>
      fees.includes(name) && compare(String(value), String(before[name])) === -1;
    const fields = Object.entries(params).map(([name, value]) => [
      name,
      hasFallen(name, value) ? before[name] : (value as unknown),
    ]);
    return { call, params: Object.fromEntries(fields) as unknown };
  });

/** Whether requests fit the contract: the client sends no other. */
export const canLeave = (posts: readonly Posted[]): boolean =>
  posts.every(({ call: { schema }, params }) => {
    const check = schema?.params?.['~standard'].validate(params);
    return check === undefined || ('issues' in check ? check.issues === undefined : true);
  });
