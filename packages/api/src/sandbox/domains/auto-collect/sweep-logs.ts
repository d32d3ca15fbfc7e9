import type { ParamsOf } from '../../../core/endpoint.ts';
import type { autoCollect } from '../../../domains/auto-collect/auto-collect.contract.ts';
import type {
  SweepLog,
  SweepLogArea,
  SweepSource,
} from '../../../domains/auto-collect/auto-collect.schema.ts';
import { SweepLogArea as Areas } from '../../../domains/auto-collect/auto-collect.schema.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { OperationRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { operationShown, operationStatus } from '../operations/operation-view.ts';

/** The coin that a change concerns; empty for none. */
function symbolOf(world: World, { area, business_id }: OperationRow): string {
  if (area === 'symbols' || area === 'import') return world.sweepRules.get(business_id)?.symbol ?? '';
  return area === 'fueling' ? (world.fuelRules.get(business_id)?.base_symbol ?? '') : '';
}

/** A coin and the one in which its fees are paid, by their names. */
function coinEntries(world: World, symbol: string) {
  const coin = world.coins.get(symbol);
  const main = coin && world.coins.get(coin.base_symbol);
  return {
    symbol,
    symbol_alias: coin?.symbol_alias ?? '',
    ...(main === undefined ? {} : { fee_symbol_alias: main.symbol_alias }),
  };
}

/** What is imported comes from a file; what nobody did by hand comes through the API. */
function sourceOf({ area, operator_uid }: OperationRow): SweepSource {
  return area === 'import' ? 3 : operator_uid === 0 ? 2 : 1;
}

function isArea(area: string): area is SweepLogArea {
  return (Areas.options as readonly string[]).includes(area);
}

const within = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
  wanted === undefined || wanted.includes(value);

/** The changes of the set-up of a wallet. */
export function logPage({ world }: Asking, asked: ParamsOf<typeof autoCollect.logs>) {
  const { wallet_id, area, operator, source, symbol, status } = asked;
  const rows = world.operations
    .where('wallet_id', wallet_id)
    .filter((row) => row.business === 'auto_collect' && isArea(row.area) && within<string>(area, row.area))
    .filter((row) => within(operator, row.operator_uid) && within(source, sourceOf(row)))
    .filter((row) => within<string>(symbol, symbolOf(world, row)))
    .filter((row) => within<number>(status, operationStatus(world, row)));
  return listed(rows, asked, {
    show: (row): SweepLog => ({
      ...operationShown(world, row),
      source: sourceOf(row),
      ...coinEntries(world, symbolOf(world, row)),
    }),
    texts: (row) => [row.before, row.after],
    time: (row) => row.created_at,
    compare: (one, other) => one.created_at - other.created_at || one.id - other.id,
  });
}
