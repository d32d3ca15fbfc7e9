import type { TronAgentStatus } from '../../../domains/tron/tron.schema.ts';
import { coinOf, governs, subWalletOf, walletOf } from '../../world/access.ts';
import type { PersonRow } from '../../world/people.seed.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { Signable, SignView } from '../../world/lifecycle.ts';
import { known, type World } from '../../world/world.ts';
import { logAs } from '../operations/log-operation.ts';
import { blockTime } from '../transactions/deposit-lifecycle.ts';
import { agentRate } from '../withdrawals/fee-quote.ts';
import { custodySpender, settle, settleWeekly } from './settlement.ts';
import type { TronAgentRow } from './tron-tables.ts';

/** The agent of a wallet; what there is before anybody authorized it. */
export function agentOf(world: World, wallet_id: number): TronAgentRow {
  return (
    world.tronAgents.get(wallet_id) ?? {
      wallet_id,
      auth_sub_wallet_id: 0,
      authorising_sub_wallet_id: 0,
      allowance: '0',
      open_time: 0,
      settles_at: 0,
      retries_at: 0,
    }
  );
}

/** How the agent of a wallet stands. */
export function agentStatus(world: World, { wallet_id, tron_agent }: WalletRow): TronAgentStatus {
  if (agentOf(world, wallet_id).authorising_sub_wallet_id !== 0) return 1;
  return tron_agent === 'on' ? 2 : tron_agent === 'arrears' ? 3 : 0;
}

/** A sub-wallet permits the platform to take its fees: that has to be confirmed on the chain. */
function authorise(world: World, { wallet_id, sub_wallet_id }: SubWalletRow): void {
  const agent = agentOf(world, wallet_id);
  world.tronAgents.put({ ...agent, authorising_sub_wallet_id: sub_wallet_id });
  const coin = coinOf(world, { symbol: 'TRX' });
  const at = world.clock.now() + blockTime(world, coin) * coin.withdraw_confirmation;
  world.clock.schedule({ at, kind: 'tron.authorised', id: wallet_id });
}

/** The permission is confirmed: from now on energy is delegated, once there is no debt. */
export function authorised(world: World, walletId: number): void {
  const agent = agentOf(world, walletId);
  const { authorising_sub_wallet_id } = agent;
  if (authorising_sub_wallet_id === 0) return;
  const wallet = walletOf(world, { wallet_id: walletId });
  world.tronAgents.put({
    ...agent,
    auth_sub_wallet_id: authorising_sub_wallet_id,
    authorising_sub_wallet_id: 0,
    allowance: '-1',
    open_time: agent.open_time === 0 ? world.clock.now() : agent.open_time,
  });
  // In arrears it is tried anew every few hours to take what is owed.
  if (wallet.tron_agent === 'off') world.wallets.update(wallet, { tron_agent: 'on' });
  settleWeekly(world, walletId);
}

/** Switches the agent on without asking, where it is off: with the first of some sub-wallets that can authorize it. */
export function delegateByItself(world: World, walletId: number, subWalletIds: readonly number[]): void {
  const wallet = walletOf(world, { wallet_id: walletId });
  if (agentStatus(world, wallet) !== 0 || !wallet.open_chains.includes('TRX')) return;
  const able = subWalletIds
    .map((sub_wallet_id) => subWalletOf(world, { sub_wallet_id }))
    .find((row) => row.sub_wallet_type === 2);
  if (able !== undefined) authorise(world, able);
}

/** Switches the agent off, once what it is owed is paid; where that cannot be, it is in arrears instead. */
function close(world: World, walletId: number): void {
  settle(world, walletId);
  const wallet = walletOf(world, { wallet_id: walletId });
  if (wallet.tron_agent !== 'on') return;
  world.wallets.update(wallet, { tron_agent: 'off' });
  world.tronAgents.put({ ...agentOf(world, walletId), auth_sub_wallet_id: 0, allowance: '0', open_time: 0 });
}

/** Who switches the agent: those whom the workspace strategy names, else owner and admins. */
function maySwitch(world: World, wallet: WalletRow, uid: number): boolean {
  const strategy = world.workspaceStrategies.get(`${wallet.wallet_id}/tron_agent`);
  if (strategy === undefined) return governs(wallet, uid);
  return strategy.nodes.some((node) => node.uids.includes(uid));
}

function log(
  world: World,
  person: PersonRow,
  wallet_id: number,
  op: 'enable' | 'disable',
  subWalletId: number,
): void {
  const name = world.subWallets.get(subWalletId)?.sub_wallet_name ?? '';
  const [before, after] = op === 'enable' ? ['', name] : [name, ''];
  logAs(world, person.uid, {
    wallet_id,
    business: 'tron',
    area: 'agent',
    op,
    business_id: subWalletId,
    before,
    after,
  });
}

/** Authorizing the agent, by the sub-wallet that will pay its fees: a web3 one, in a wallet whose agent is not on. */
export const proxySignable: Signable = {
  maySign(world, id, uid) {
    const row = world.subWallets.get(id);
    if (row?.sub_wallet_type !== 2) return false;
    const wallet = walletOf(world, row);
    const isOff = [0, 3].includes(agentStatus(world, wallet));
    return isOff && wallet.open_chains.includes('TRX') && maySwitch(world, wallet, uid);
  },
  view(world, id): SignView {
    const row = known(world.subWallets.get(id), `sub-wallet ${id}`);
    return {
      title: ['Authorize the TRON auto agent', '授权 TRON 自动代理'],
      wallet: `${walletOf(world, row).wallet_name} / ${row.sub_wallet_name}`,
      askedBy: '',
      address: custodySpender,
      lines: [
        [['Service fee coin', '服务费币种'], 'TRX'],
        [['Rate relative to burning', '相对燃烧的费率'], agentRate],
      ],
    };
  },
  sign(world, id, person) {
    const row = known(world.subWallets.get(id), `sub-wallet ${id}`);
    authorise(world, row);
    log(world, person, row.wallet_id, 'enable', id);
  },
  refuse() {
    // Nothing was asked for but this signature.
  },
};

/** Switching the agent of a wallet off. */
export const proxyCloseSignable: Signable = {
  maySign(world, id, uid) {
    const wallet = world.wallets.get(id);
    return wallet !== undefined && agentStatus(world, wallet) === 2 && maySwitch(world, wallet, uid);
  },
  view: (world, id) => ({
    title: ['Close the TRON auto agent', '关闭 TRON 自动代理'],
    wallet: walletOf(world, { wallet_id: id }).wallet_name,
    askedBy: '',
    lines: [],
  }),
  sign(world, id, person) {
    log(world, person, id, 'disable', agentOf(world, id).auth_sub_wallet_id);
    close(world, id);
  },
  refuse() {
    // It stays on.
  },
};
