import type Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { receiving } from '../../../domains/receiving/receiving.contract.ts';
import type { AddressPage, AddressRecord } from '../../../domains/receiving/receiving.schema.ts';
import { inUsd, usdText } from '../../world/ledger.ts';
import type { AddressRow, CoinRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';

/** Chains that know an account only once something has arrived on it. */
const activating = ['TRX', 'XRP'];

interface Use {
  count: number;
  last: number;
}

/** What came in on each address of a sub-wallet on a chain: read once for all of them. */
function usesOf(world: World, subWalletId: number, baseSymbol: string): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const row of world.transactions.where('sub_wallet_id', subWalletId)) {
    if (row.trans_kind !== 'deposit' || world.coins.get(row.symbol)?.base_symbol !== baseSymbol) continue;
    const place = `${row.address_to}/${row.memo}`;
    const { count, last } = uses.get(place) ?? { count: 0, last: 0 };
    uses.set(place, { count: count + 1, last: Math.max(last, row.created_at) });
  }
  return uses;
}

interface Found {
  row: AddressRow;
  balance: Big;
  use: Use | undefined;
}

/** The page of a sub-wallet's addresses that was asked for. */
export function addressPage(
  world: World,
  coin: CoinRow,
  asked: ParamsOf<typeof receiving.addresses>,
): AddressPage {
  const { sub_wallet_id, addr_type, is_common, used, balance_min, order_by } = asked;
  const { symbol, base_symbol, merge_address_symbol } = coin;
  const uses = usesOf(world, sub_wallet_id, base_symbol);
  const found = world.addresses
    .where('home', `${sub_wallet_id}/${base_symbol}`)
    .filter((row) => addr_type === undefined || row.addr_type === addr_type)
    .filter((row) => is_common === undefined || row.is_common === is_common)
    .map((row): Found => ({
      row,
      balance: world.ledger.at(sub_wallet_id, symbol, row.address).total,
      use: uses.get(`${row.address}/${row.memo}`),
    }))
    .filter(({ use }) => used === undefined || (use !== undefined) === (used === 1))
    .filter(({ balance }) => balance_min === undefined || balance.gte(balance_min));

  function show({ row, balance, use }: Found): AddressRecord {
    const { base_symbol: _, ...shown } = row;
    const usd = inUsd(coin, balance);
    return {
      ...shown,
      symbol,
      base_symbol,
      merge_address_symbol,
      balance: balance.toFixed(),
      ...(usd === undefined ? {} : { balance_usd: usdText(usd) }),
      active_status: use !== undefined || !activating.includes(base_symbol) ? 1 : 0,
      used: use === undefined ? 0 : 1,
      deposit_count: use?.count ?? 0,
      ...(use === undefined ? {} : { last_used_at: use.last }),
    };
  }

  return listed(found, asked, {
    show,
    texts: ({ row }) => [row.address, row.memo, row.address_label],
    time: ({ row }) => row.created_at,
    ...(order_by === 'balance' && { compare: (one: Found, other: Found) => one.balance.cmp(other.balance) }),
    ...(order_by === 'address_label' && {
      compare: (one: Found, other: Found) => one.row.address_label.localeCompare(other.row.address_label),
    }),
  });
}
