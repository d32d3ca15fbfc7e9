import type {
  AutoCollectConfig,
  PendingSweepPair,
} from '../../../domains/auto-collect/auto-collect.schema.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { ItemHandler } from '../../world/lifecycle.ts';
import type { World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { itemActionOf, openItem, pendingItem } from '../approvals/items.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { logAs } from '../operations/log-operation.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { agentStatus, delegateByItself } from '../tron/tron-agent.ts';
import type { SweepPair } from './auto-collect-tables.ts';
import { sweepConfigOf } from './is-swept.ts';
import { setUpChanged } from './sweep-clock.ts';
import { isRunning, percentOf, prerequisitesOf, stepsDone } from './sweep-setup.ts';

/** The sort of item that a change of omnibus and gas station is. */
export const pairItem = 7;

/** A sub-wallet's name; empty for none. */
export function subWalletName(world: World, subWalletId: number): string {
  return world.subWallets.get(subWalletId)?.sub_wallet_name ?? '';
}

/** The two as a person reads them. */
function pairText(world: World, pair: SweepPair): string {
  const [omnibus, gas] = [pair.collect_sub_wallet_id, pair.fueling_sub_wallet_id];
  return omnibus === 0 ? '' : `${subWalletName(world, omnibus)} / ${subWalletName(world, gas)}`;
}

function pairOf({ collect_sub_wallet_id, fueling_sub_wallet_id }: SweepPair): SweepPair {
  return { collect_sub_wallet_id, fueling_sub_wallet_id };
}

/** Puts another omnibus and gas station before the people whom the workspace strategy names. */
export function proposePair(
  world: World,
  wallet_id: number,
  uid: number,
  pair: SweepPair,
  remark: string,
): ItemRow {
  const before = pairOf(sweepConfigOf(world, wallet_id));
  const item = openItem(world, {
    item_type: pairItem,
    business_id: wallet_id,
    wallet_id,
    initiator_uid: uid,
    title: {
      key: 'todo.title.sweepPair',
      params: {
        omnibus: subWalletName(world, pair.collect_sub_wallet_id),
        gasStation: subWalletName(world, pair.fueling_sub_wallet_id),
      },
    },
    remark,
    before,
    after: pairOf(pair),
    needs_key: true,
    steps: workspaceSteps(world, wallet_id, 'auto_collect'),
  });
  const config = sweepConfigOf(world, wallet_id);
  if (config.status !== 2) world.sweepConfigs.put({ ...config, status: 1 });
  logAs(world, uid, {
    wallet_id,
    business: 'auto_collect',
    area: 'omnibus',
    op: 'save',
    business_id: wallet_id,
    before: pairText(world, before),
    after: pairText(world, pair),
    status: 0,
    item_id: item.item_id,
  });
  return item;
}

/** Whoever swept or paid before does no more. */
function giveRoles(world: World, walletId: number, pair: SweepPair): void {
  for (const row of world.subWallets.where('wallet_id', walletId)) {
    const isOmnibus = row.sub_wallet_id === pair.collect_sub_wallet_id;
    const role = isOmnibus ? 1 : row.sub_wallet_id === pair.fueling_sub_wallet_id ? 2 : 0;
    if (row.collect_role !== role) world.subWallets.update(row, { collect_role: role });
  }
}

/** A pair comes into force. With the first one the TRON agent is switched on, if it was off. */
function enforce(world: World, item: ItemRow): void {
  const { wallet_id, initiator_uid } = item;
  const pair = item.after as SweepPair;
  const config = sweepConfigOf(world, wallet_id);
  giveRoles(world, wallet_id, pair);
  world.sweepConfigs.put({
    ...config,
    ...pair,
    status: 2,
    updated_by: initiator_uid,
    updated_at: world.clock.now(),
  });
  if (config.status !== 2)
    delegateByItself(world, wallet_id, [pair.fueling_sub_wallet_id, pair.collect_sub_wallet_id]);
  setUpChanged(world, wallet_id);
}

/** What becomes of a change of the pair. */
export const pairHandler: ItemHandler = {
  passed: enforce,
  ended(world, { wallet_id }, status) {
    const config = sweepConfigOf(world, wallet_id);
    if (config.status !== 2) world.sweepConfigs.put({ ...config, status: status === 2 ? 3 : 4 });
  },
};

/** What somebody may do with a change of the pair: never more than sign. */
function actionOn(item: ItemRow, uid: number): PendingSweepPair['my_action'] {
  const action = itemActionOf(item, uid);
  return action === 3 ? 0 : action;
}

/** Whether a change is somebody's to take back. */
export function mayCancel({ status, initiator_uid }: ItemRow, uid: number): 0 | 1 {
  return status === 0 && initiator_uid === uid ? 1 : 0;
}

function named(world: World, pair: SweepPair) {
  return {
    ...pairOf(pair),
    collect_sub_wallet_name: subWalletName(world, pair.collect_sub_wallet_id),
    fueling_sub_wallet_name: subWalletName(world, pair.fueling_sub_wallet_id),
  };
}

function pendingView(world: World, item: ItemRow, uid: number): PendingSweepPair {
  const { item_id, remark, created_at, expire_at, initiator_uid, nodes } = item;
  return {
    item_id,
    ...named(world, item.after as SweepPair),
    remark,
    initiator: personBeside(world, initiator_uid),
    created_at,
    expire_at,
    node_list: [...nodes],
    my_action: actionOn(item, uid),
    can_cancel: mayCancel(item, uid),
  };
}

/** What is set up in a wallet, as somebody sees it. */
export function configView(world: World, wallet: WalletRow, uid: number): AutoCollectConfig {
  const { wallet_id } = wallet;
  const config = sweepConfigOf(world, wallet_id);
  const item = pendingItem(world, pairItem, wallet_id);
  const steps = stepsDone(world, wallet_id);
  return {
    wallet_id,
    ...named(world, config),
    status: config.status,
    item_id: item?.item_id ?? 0,
    percent: percentOf(steps),
    steps,
    running: isRunning(world, wallet) ? 1 : 0,
    prerequisites: prerequisitesOf(world, wallet),
    tron_agent_status: agentStatus(world, wallet),
    ...(config.updated_by === 0 ? {} : { updated_by: personBeside(world, config.updated_by) }),
    updated_at: config.updated_at,
    ...(item === undefined ? {} : { pending: pendingView(world, item, uid) }),
  };
}
