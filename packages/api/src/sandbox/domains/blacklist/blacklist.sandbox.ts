import { addressKey, checkAddress } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { blacklist } from '../../../domains/blacklist/blacklist.contract.ts';
import type { BlacklistAddress } from '../../../domains/blacklist/blacklist.schema.ts';
import { governedWallet, ownWallet, refuseExpired } from '../../world/access.ts';
import type { ChainRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { logOperation } from '../operations/log-operation.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { blacklistKey, type BlacklistRow } from './blacklist-tables.ts';

type Change = ParamsOf<typeof blacklist.operate>;

function shown(world: World, listedRow: BlacklistRow): BlacklistAddress {
  const { creator_uid, wallet_id: _, ...row } = listedRow;
  return {
    ...row,
    coin_net: world.chains.get(row.base_symbol)?.coin_net ?? row.base_symbol,
    symbol_alias: world.coins.get(row.symbol)?.symbol_alias ?? '',
    creator: personBeside(world, creator_uid),
  };
}

function ownRow({ world }: Asking, walletId: number, id: number | undefined): BlacklistRow {
  if (id === undefined) throw new BadField('id', 'missing');
  const row = world.blacklist.get(id);
  if (row?.wallet_id !== walletId) throw new BadField('id', 'unknown');
  return row;
}

/** How a log names an entry. */
export function entryText(world: World, { address, base_symbol }: BlacklistRow): string {
  return `${address} (${world.chains.get(base_symbol)?.coin_net ?? base_symbol})`;
}

const switchedText = (world: World, row: BlacklistRow) => `${entryText(world, row)}: status ${row.status}`;

function log(asking: Asking, op: string, row: BlacklistRow, before: string, after: string): void {
  logOperation(asking, {
    wallet_id: row.wallet_id,
    business: 'blacklist',
    area: 'address',
    op,
    business_id: row.id,
    before,
    after,
  });
}

function chainAsked({ world }: Asking, { base_symbol, symbol }: Change): ChainRow {
  if (base_symbol === undefined) throw new BadField('base_symbol', 'missing');
  const chain = world.chains.get(base_symbol);
  const isElsewhere = symbol !== undefined && world.coins.get(symbol)?.base_symbol !== base_symbol;
  if (chain === undefined || isElsewhere) throw new Refused(codes.coinNotSupported);
  return chain;
}

/** The addresses once each, however they are spelled; what is no address of the chain is refused. */
function addressesAsked(chain: ChainRow, { address }: Change): string[] {
  if (address === undefined) throw new BadField('address', 'missing');
  const invalid = address.filter((text) => !checkAddress(chain.symbol, text).ok);
  if (invalid.length > 0) throw new Refused(codes.invalidAddress, { net: chain.coin_net }, { invalid });
  return [...new Map(address.map((text) => [addressKey(chain.symbol, text), text])).values()];
}

function add(asking: Asking, change: Change): { ids: number[]; repeated: string[] } {
  const { world, person } = asking;
  const { wallet_id, symbol = '', scope, reason = '' } = change;
  const chain = chainAsked(asking, change);
  const addresses = addressesAsked(chain, change);
  if (scope === undefined) throw new BadField('scope', 'missing');
  const isListed = (address: string) =>
    world.blacklist
      .where('account', blacklistKey(wallet_id, chain.symbol, address))
      .some((row) => row.symbol === symbol);
  const repeated = addresses.filter(isListed);
  const added = addresses
    .filter((address) => !repeated.includes(address))
    .map((address) =>
      world.blacklist.insert({
        id: world.nextId('blacklist'),
        wallet_id,
        base_symbol: chain.symbol,
        address,
        symbol,
        reason,
        scope,
        status: 1,
        creator_uid: person.uid,
        created_at: world.clock.now(),
      }),
    );
  for (const row of added) log(asking, 'add', row, '', entryText(world, row));
  return { ids: added.map((row) => row.id), repeated };
}

function compare(one: BlacklistRow, other: BlacklistRow, { order_by }: ParamsOf<typeof blacklist.list>) {
  const byTime = one.created_at - other.created_at || one.id - other.id;
  if (order_by === undefined || order_by === 'created_at') return byTime;
  return one[order_by].localeCompare(other[order_by]) || byTime;
}

/** Addresses that are never paid or swept. */
export const blacklistSandbox = {
  list(filter, asking) {
    const { world } = asking;
    const { wallet_id, base_symbol, scope, status } = filter;
    ownWallet(asking, wallet_id);
    const rows = world.blacklist
      .where('wallet_id', wallet_id)
      .filter((row) => base_symbol === undefined || base_symbol.includes(row.base_symbol))
      .filter((row) => scope === undefined || scope.includes(row.scope))
      .filter((row) => status === undefined || row.status === status);
    return listed(rows, filter, {
      show: (row) => shown(world, row),
      texts: (row) => [row.address, row.reason],
      time: (row) => row.created_at,
      compare: (one, other) => compare(one, other, filter),
    });
  },

  operate(change, asking) {
    const { world } = asking;
    refuseExpired(asking, governedWallet(asking, change.wallet_id));
    if (change.op === 'add') return add(asking, change);
    const row = ownRow(asking, change.wallet_id, change.id);
    const status = change.op === 'enable' ? 1 : 0;
    world.blacklist.update(row, { status });
    log(asking, change.op, row, switchedText(world, row), switchedText(world, { ...row, status }));
    return { ids: [row.id], repeated: [] };
  },

  remove({ wallet_id, id }, asking) {
    refuseExpired(asking, governedWallet(asking, wallet_id));
    const row = ownRow(asking, wallet_id, id);
    asking.world.blacklist.remove(row);
    log(asking, 'delete', row, entryText(asking.world, row), '');
    return null;
  },
} satisfies ResolversOf<typeof blacklist>;
