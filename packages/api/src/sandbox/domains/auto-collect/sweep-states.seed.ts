import Big from 'big.js';
import { isTerminal, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, homeOf } from '../../world/access.ts';
import type { History } from '../../world/history.ts';
import type { AddressRow, SweepRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { begin } from '../transactions/moved.ts';
import { newHash } from '../transactions/deposit-lifecycle.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { orderLifetime } from '../withdrawals/order-lifecycle.ts';
import { fuelRuleOf, sweepRuleOf, userAddresses } from './is-swept.ts';
import { sweepTerms } from './sweep-terms.ts';
import { sweepRow } from './sweeper.ts';
import { day, hour, minute } from '../../../core/durations.ts';

const wallet_id = walletIds.treasury;
const { customerDeposits } = subWalletIds;
const [omnibus, gasStation] = [2006, 2007] as const;

type Status = SweepRow['status'];

/** Sweeps and refuelings that did not come about, or wait for the co-signer. */
const records: readonly (readonly [ago: number, status: Status, reason?: string])[] = [
  [44 * day, WithdrawStatus.failed, 'Out of energy'],
  [41 * day, WithdrawStatus.rejectedBySystem, 'The address is on the blacklist'],
  [36 * day, WithdrawStatus.discarded, 'Dropped by the network'],
  [31 * day, WithdrawStatus.notApproved, 'Rejected by the approval callback'],
  [26 * day, WithdrawStatus.autoCancelled],
  [17 * day, WithdrawStatus.rejected, 'Rejected by the co-signer'],
  [5 * hour, WithdrawStatus.awaitingSignature],
  [50 * minute, WithdrawStatus.awaitingApproval],
];

/** A user's address with something on it, but too little to be swept by itself. */
function someAddress(world: World, amount: string): AddressRow {
  const rows = userAddresses(world, customerDeposits, 'TRX');
  const free = ({ address }: AddressRow) => {
    const { total, locked } = world.ledger.at(customerDeposits, 'TUSDT', address);
    return total.minus(locked);
  };
  const modest = rows.find((row) => free(row).gte(amount) && free(row).lt(190));
  return known(modest ?? rows[0], 'address of a user');
}

function endedPart(world: World, { symbol, delegate_fee, fee }: SweepRow, status: Status): Partial<SweepRow> {
  const isFailed = status === WithdrawStatus.failed;
  return {
    finished_at: world.clock.now() + 7 * minute,
    ...(isFailed ? { txid: newHash(world, coinOf(world, { symbol })), confirmations: 1, real_fee: fee } : {}),
    ...(delegate_fee === undefined ? {} : { delegate_fee }),
  };
}

function enter(world: World, trans_kind: SweepRow['trans_kind'], status: Status, reason: string): void {
  const isSweep = trans_kind === 'collect';
  const coin = coinOf(world, { symbol: isSweep ? 'TUSDT' : 'TRX' });
  const home = (id: number) => known(homeOf(world, id, 'TRX'), 'address');
  const user = someAddress(world, '12');
  const to = (isSweep ? home(omnibus) : user).address;
  const rule = isSweep ? sweepRuleOf(world, wallet_id, 'TUSDT') : fuelRuleOf(world, wallet_id, 'TRX');
  const {
    signed_at: _,
    signed_by: __,
    ...row
  } = sweepRow(world, {
    trans_kind,
    rule_id: rule?.id ?? 0,
    from: isSweep ? user : home(gasStation),
    to,
    coin,
    amount: new Big(isSweep ? '12' : '15'),
    terms: sweepTerms(world, wallet_id, coin, to),
  });
  const entered = begin<SweepRow>(world, {
    ...row,
    status,
    ...(isTerminal({ trans_kind, status }) ? endedPart(world, row, status) : {}),
    ...(reason === '' ? {} : { fail_reason: reason }),
  });
  if (!isTerminal(entered))
    world.clock.schedule({ at: entered.created_at + orderLifetime, kind: 'order.expire', id: entered.id });
}

/** What did not go by itself, or not well. */
export function seedSweepStates(world: World, history: History): void {
  for (const [ago, status, reason = ''] of records) {
    history.ago(ago, () => enter(world, 'collect', status, reason));
    history.ago(ago - 20 * minute, () => enter(world, 'fueling', status, reason));
  }
}
