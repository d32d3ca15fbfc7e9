import type { CoinRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';

/** What moving a coin of an address costs, and how that is paid. */
export interface SweepTerms {
  /** All of it, in the main coin: what a rule's limit is about. */
  cost: string;
  /** What the address itself pays of it: nothing where the TRON agent delegates, which is settled apart. */
  fee: string;
  delegate_fee?: string;
  gas_price?: string;
  gas_limit?: string;
}

/** What moving a coin to somebody costs now. */
export function sweepTerms(world: World, walletId: number, coin: CoinRow, to: string): SweepTerms {
  const { agent_fee, trans_fee, gas_price2, gas_limit } = quoteFee(world, coin, walletId, to);
  if (agent_fee !== undefined) return { cost: agent_fee, fee: '0', delegate_fee: agent_fee };
  return {
    cost: trans_fee,
    fee: trans_fee,
    ...(gas_price2 === undefined ? {} : { gas_price: gas_price2 }),
    ...(gas_limit === undefined ? {} : { gas_limit }),
  };
}

/** The same; undefined where the chain cannot be asked. */
export function sweepTermsIfKnown(...asked: Parameters<typeof sweepTerms>): SweepTerms | undefined {
  try {
    return sweepTerms(...asked);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
