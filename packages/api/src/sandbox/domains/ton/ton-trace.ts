import { addressOn } from '../../world/addresses.seed.ts';
import { tonHashOf } from './ton-hash.ts';
import type { TonMessageRow, TonStepRow, TonTraceRow } from './ton-tables.ts';
import { second } from '../../../core/durations.ts';

/** One transaction to be, with what it sends on. */
export interface TonHop {
  /** Its hash in hex, where it is known. */
  hash?: string;
  account: string;
  value: string;
  comment?: string;
  fee?: string;
  exit_code?: number;
  bounced?: 0 | 1;
}

/** A transfer of hops, each caused by the one before it; the first is called from outside the chain. */
export function tonTrace(name: string, utime: number, hops: readonly TonHop[]): TonTraceRow {
  const hashes = hops.map((hop, depth) => hop.hash ?? tonHashOf(`${name} ${depth}`));
  const messages = hops.map(({ account, value, comment = '', bounced = 0 }, depth): TonMessageRow => ({
    hash: tonHashOf(`${name} message ${depth}`),
    source: hops[depth - 1]?.account ?? '',
    destination: account,
    value: depth === 0 ? '0' : value,
    comment,
    bounced,
  }));
  const steps = hops.flatMap((hop, depth): TonStepRow[] => {
    const [hash, in_msg] = [hashes[depth], messages[depth]];
    if (hash === undefined || in_msg === undefined) return [];
    const { exit_code = 0, fee = '0.0026' } = hop;
    return [
      {
        hash,
        parent: hashes[depth - 1] ?? '',
        depth,
        lt: String(Math.floor(utime / second) * 30 + depth * 2),
        in_msg,
        out_msgs: messages.slice(depth + 1, depth + 2),
        fee,
        success: exit_code < 2,
        exit_code,
        utime: utime + depth * 2 * second,
      },
    ];
  });
  return { trace_id: name, steps };
}

/** What a payment in or out looks like on the chain: the sender's wallet is called, and sends the money on. */
interface TonPayment {
  id: number;
  /** In hex. */
  hash: string;
  isDeposit: boolean;
  isToken: boolean;
  amount: string;
  from: string;
  to: string;
  comment: string;
  fee: string;
  utime: number;
}

/** The transfer that one of our records is about. Its hash is of the transaction on our own account. */
export function ownTrace({
  id,
  hash,
  isDeposit,
  isToken,
  amount,
  from,
  to,
  comment,
  fee,
  utime,
}: TonPayment): TonTraceRow {
  const first: TonHop = { account: from, value: '0', fee, ...(isDeposit ? {} : { hash }) };
  const last: TonHop = {
    account: to,
    value: isToken ? '0.01' : amount,
    comment,
    ...(isDeposit ? { hash } : {}),
  };
  const tokenHops: readonly TonHop[] = [
    { account: addressOn('TON', `token wallet of ${from}`), value: '0.1', fee: '0.0091' },
    { account: addressOn('TON', `token wallet of ${to}`), value: '0.07', fee: '0.0103', comment },
  ];
  const blocks = isDeposit ? utime - (isToken ? 6 : 2) * second : utime;
  return tonTrace(`record ${id}`, blocks, [first, ...(isToken ? tokenHops : []), last]);
}
