import Big from 'big.js';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { collectibles } from '../../../domains/collectibles/collectibles.contract.ts';
import type {
  Inscription,
  InscriptionPage,
  InscriptionTicker,
} from '../../../domains/collectibles/collectibles.schema.ts';
import { addressKey } from '../../../addresses/index.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { InscriptionRow } from './collectibles-tables.ts';
import { inscriptionsIn, stateOf } from './inscription-state.ts';

function view(world: World, row: InscriptionRow): Inscription {
  const { sub_wallet_id: _, order_id, ...shown } = row;
  return stateOf(world, row) === 'held'
    ? { ...shown, status: 1, withdraw_id: order_id }
    : { ...shown, status: 0 };
}

const sum = (some: readonly Inscription[]) =>
  some.reduce((total, { amount }) => total.plus(amount), new Big(0)).toFixed();

function tickersOf(rows: readonly Inscription[]): InscriptionTicker[] {
  const names = [...new Set(rows.map(({ ticker }) => ticker))].sort((one, other) => one.localeCompare(other));
  return names.map((ticker) => {
    const own = rows.filter((row) => row.ticker === ticker);
    return {
      ticker,
      protocol: 'brc-20',
      count: own.length,
      total: sum(own),
      available: sum(own.filter(({ status }) => status === 0)),
      locked: sum(own.filter(({ status }) => status === 1)),
    };
  });
}

const compare = {
  inscription_number: (one: Inscription, other: Inscription) =>
    one.inscription_number - other.inscription_number,
  amount: (one: Inscription, other: Inscription) => new Big(one.amount).cmp(other.amount),
  created_at: (one: Inscription, other: Inscription) => one.created_at - other.created_at,
};

/** The page of a sub-wallet's inscriptions that was asked for. */
export function inscriptionPage(
  world: World,
  asked: ParamsOf<typeof collectibles.inscriptions>,
): InscriptionPage {
  const { sub_wallet_id, address, ticker, status, order_by = 'inscription_number' } = asked;
  const key = address === undefined ? undefined : addressKey('BTC', address);
  const all = inscriptionsIn(world, sub_wallet_id).map((row) => view(world, row));
  const found = all
    .filter((row) => key === undefined || addressKey('BTC', row.address) === key)
    .filter((row) => ticker === undefined || row.ticker === ticker)
    .filter((row) => status === undefined || row.status === status);
  const page = listed(found, asked, {
    show: (row) => row,
    texts: ({ inscription_number, inscription_id, utxo }) => [`${inscription_number}`, inscription_id, utxo],
    compare: compare[order_by],
  });
  return { ...page, tickers: tickersOf(all) };
}
