import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type { SnapshotRow, SnapshotSum } from '../../../domains/auto-collect/sweep-funds.schema.ts';
import { coinOf, ownSubWallet, subWalletsOf } from '../../world/access.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { SweepSnapshotRow } from './auto-collect-tables.ts';
import { isInScope, sweepConfigOf, userAddresses } from './is-swept.ts';
import { day } from '../../../core/durations.ts';

/** The day of the calendar, in UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Writes down what lies on the addresses in scope, for the day that has just ended. */
export function takeSnapshot(world: World, wallet_id: number): void {
  const config = sweepConfigOf(world, wallet_id);
  const subWallets = world.subWallets.where('wallet_id', wallet_id).filter((row) => isInScope(config, row));
  const date = dayOf(world.clock.now() - 1);
  for (const { symbol } of world.sweepRules.where('wallet_id', wallet_id)) {
    const { base_symbol } = coinOf(world, { symbol });
    const lines = subWallets
      .flatMap(({ sub_wallet_id }) => userAddresses(world, sub_wallet_id, base_symbol))
      .map(({ sub_wallet_id, address }) => ({
        sub_wallet_id,
        address,
        total: world.ledger.at(sub_wallet_id, symbol, address).total,
      }))
      .filter(({ total }) => total.gt(0))
      .map(({ total, ...line }) => ({ ...line, balance: total.toFixed() }));
    world.sweepSnapshots.insert({ id: world.nextId('snapshot'), wallet_id, date, symbol, lines });
  }
}

/** Of one day and coin, the lines of those sub-wallets. */
function linesIn({ lines }: SweepSnapshotRow, subWallets: ReadonlyMap<number, SubWalletRow>) {
  return lines.filter((line) => subWallets.has(line.sub_wallet_id));
}

function seen({ world, person }: Asking, walletId: number): Map<number, SubWalletRow> {
  return new Map(subWalletsOf(world, person.uid, walletId).map((row) => [row.sub_wallet_id, row]));
}

function coinFacts(world: World, symbol: string) {
  const { symbol_alias, base_symbol, coin_net } = coinOf(world, { symbol });
  return { symbol, symbol_alias, base_symbol, coin_net };
}

function worth(world: World, symbol: string, amount: Big | string) {
  const usd = inUsd(coinOf(world, { symbol }), amount);
  return usd === undefined ? {} : { usd: usdText(usd) };
}

/** What lay on the addresses at the end of a day. */
export function snapshotPage(asking: Asking, asked: ParamsOf<typeof autoCollect.snapshots>) {
  const { world } = asking;
  const { wallet_id, symbol, sub_wallet_id, amount_min, order_by = 'balance' } = asked;
  for (const id of sub_wallet_id ?? []) ownSubWallet(asking, id, wallet_id);
  const subWallets = seen(asking, wallet_id);
  const all = world.sweepSnapshots.where('wallet_id', wallet_id);
  const date = asked.date ?? all.at(-1)?.date ?? '';
  const rows = all
    .filter((row) => row.date === date && (symbol === undefined || symbol.includes(row.symbol)))
    .flatMap((row) => linesIn(row, subWallets).map((line) => ({ row, line, balance: new Big(line.balance) })))
    .filter(({ line }) => sub_wallet_id === undefined || sub_wallet_id.includes(line.sub_wallet_id))
    .filter(({ balance }) => amount_min === undefined || balance.gte(amount_min));
  type Found = (typeof rows)[number];
  const usdOf = ({ row, balance }: Found) => inUsd(coinOf(world, row), balance) ?? new Big(0);

  const compare = {
    symbol: (one: Found, other: Found) => one.row.symbol.localeCompare(other.row.symbol),
    address: (one: Found, other: Found) => one.line.address.localeCompare(other.line.address),
    balance: (one: Found, other: Found) => one.balance.cmp(other.balance),
    usd: (one: Found, other: Found) => usdOf(one).cmp(usdOf(other)),
  }[order_by];

  return listed(rows, asked, {
    show: ({ row, line }): SnapshotRow => ({
      snapshot_id: row.id,
      date: row.date,
      ...coinFacts(world, row.symbol),
      address: line.address,
      memo: '',
      sub_wallet_id: line.sub_wallet_id,
      sub_wallet_name: subWallets.get(line.sub_wallet_id)?.sub_wallet_name ?? '',
      balance: line.balance,
      ...worth(world, row.symbol, line.balance),
    }),
    texts: ({ line }) => [line.address],
    compare,
  });
}

/** What lay on all addresses together, day by day. */
export function snapshotSums(
  asking: Asking,
  asked: ParamsOf<typeof autoCollect.snapshotSums>,
): SnapshotSum[] {
  const { world } = asking;
  const { wallet_id, symbol } = asked;
  const end_date = asked.end_date ?? dayOf(world.clock.now());
  const start_date = asked.start_date ?? dayOf(Date.parse(end_date) - 30 * day);
  const span = Date.parse(end_date) - Date.parse(start_date);
  if (span < 0) throw new BadField('end_date', 'order');
  if (span > 366 * day) throw new BadField('end_date', 'range');
  const subWallets = seen(asking, wallet_id);
  return world.sweepSnapshots
    .where('wallet_id', wallet_id)
    .filter((row) => row.date >= start_date && row.date <= end_date)
    .filter((row) => symbol === undefined || symbol.includes(row.symbol))
    .map((row) => {
      const lines = linesIn(row, subWallets);
      const total = lines.reduce((sum, { balance }) => sum.plus(balance), new Big(0));
      return {
        date: row.date,
        ...coinFacts(world, row.symbol),
        address_count: lines.length,
        total: total.toFixed(),
        ...worth(world, row.symbol, total),
      };
    });
}
