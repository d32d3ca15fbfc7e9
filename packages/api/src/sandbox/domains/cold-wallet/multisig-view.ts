import type {
  MultisigAddress,
  MultisigStatus,
  MultisigVersion,
} from '../../../domains/cold-wallet/multisig.schema.ts';
import type { ItemStatus } from '../../../domains/approvals/approvals.schema.ts';
import { known, type World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import type { MultisigRow } from './cold-wallet-tables.ts';
import { changeOf, type PairChange } from './multisig-changes.ts';
import { voteFreeOf } from './tiers.ts';

const statusOfItem: Record<ItemStatus, MultisigStatus> = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 3, 5: 3 };

/** A change as the log of a pair tells it. */
export function versionOf(world: World, item: ItemRow): MultisigVersion {
  const old = item.before as Pick<PairChange, 'warm_address' | 'cold_address'>;
  return {
    id: item.item_id,
    ...changeOf(item),
    old_warm_address: old.warm_address,
    old_cold_address: old.cold_address,
    status: statusOfItem[item.status],
    submitter: personBeside(world, item.initiator_uid),
    node_list: [...item.nodes],
    remark: item.remark,
    created_at: item.created_at,
    finished_at: item.finished_at,
  };
}

/** A pair of contracts with its story; a pair that was never in force is shown as it was last proposed. */
export function multisigView(world: World, row: MultisigRow): MultisigAddress {
  const versions = world.items
    .where('business', `11/${row.id}`)
    .map((item) => versionOf(world, item))
    .reverse();
  const [newest] = versions;
  const shown = row.is_effective || newest === undefined ? row : newest.op === 'delete' ? undefined : newest;
  const warm_address = shown?.warm_address || newest?.old_warm_address || '';
  const cold_address = shown?.cold_address || newest?.old_cold_address || '';
  const warm = world.coldContracts.get(`${row.base_symbol}/${warm_address}`);
  const voteFree = voteFreeOf(row.wallet_id, row.base_symbol);
  return {
    id: row.id,
    base_symbol: row.base_symbol,
    coin_net: known(world.chains.get(row.base_symbol), `chain ${row.base_symbol}`).coin_net,
    warm_address,
    cold_address,
    vote_free_address: voteFree.address,
    vote_free_status: warm?.vote_free === true ? 1 : 0,
    vote_free_balance: voteFree.balance,
    sign_threshold: warm?.threshold ?? 0,
    signers: [...(warm?.signers ?? [])],
    status: row.is_effective ? 1 : newest?.op === 'delete' ? 3 : (newest?.status ?? 3),
    audit_count: versions.filter((version) => version.status === 0).length,
    platform_link: `https://contracts.example/${row.base_symbol.toLowerCase()}/${warm_address}`,
    updated_at: row.updated_at,
    versions,
  };
}
