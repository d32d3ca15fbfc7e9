import { coinOf, homeOf, subWalletOf, walletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { arrive, newHash } from '../transactions/deposit-lifecycle.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { buyEnergy } from './delegations.ts';
import { settleWeekly } from './settlement.ts';
import { agentOf } from './tron-agent.ts';
import { changeMonitor } from './tron-monitors.ts';
import { day, hour } from '../../../core/durations.ts';

const { treasury, operations } = walletIds;
const { main, dailyPayments, vendors } = subWalletIds;
const [omnibus, gasStation] = [2006, 2007] as const;

/** The agent has been on for a while. */
function open(world: World, wallet_id: number, auth_sub_wallet_id: number, ago: number): void {
  const wallet = walletOf(world, { wallet_id });
  world.wallets.update(wallet, { tron_agent: 'on' });
  const open_time = world.clock.now() - ago;
  world.tronAgents.put({ ...agentOf(world, wallet_id), auth_sub_wallet_id, allowance: '-1', open_time });
  settleWeekly(world, wallet_id);
}

/** Operations buys energy for its payments; what was put by for the fees lasts some weeks. */
function seedArrears(world: World, history: History): void {
  open(world, operations, vendors, 60 * day);
  const subWallet = subWalletOf(world, { sub_wallet_id: vendors });
  world.subWallets.update(subWallet, { focus: [...subWallet.focus, 'TRX'] });
  history.ago(86 * day, () => {
    arrive(world, {
      sub_wallet_id: vendors,
      symbol: 'TRX',
      amount: '260',
      address_from: addressOn('TRX', partners.exchange),
      txid: newHash(world, coinOf(world, { symbol: 'TRX' })),
    });
  });
  const payer = known(homeOf(world, dailyPayments, 'TRX'), 'address of Daily payments');
  for (let ago = 84; ago > 9; ago -= 3) {
    history.ago(ago * day + 5 * hour, () => {
      // In arrears nothing more is sold.
      if (walletOf(world, { wallet_id: operations }).tron_agent !== 'on') return;
      buyEnergy(world, { ...payer, wallet_id: operations }, 180_000 + (ago % 4) * 35_000);
    });
  }
}

const watched: readonly (readonly [
  walletId: number,
  subWalletId: number,
  label: string,
  energyAlert: number,
  netAlert: number,
])[] = [
  [treasury, main, 'Main', 65_000, 600],
  [treasury, omnibus, 'Omnibus', 130_000, 0],
  [treasury, gasStation, 'Gas station', 0, 5_000],
  [operations, dailyPayments, 'Daily payments', 65_000, 600],
];

/** Treasury's agent is on, that of Operations is in arrears; some addresses are watched. */
export function seedTron(world: World, history: History): void {
  open(world, treasury, omnibus, 60 * day);
  seedArrears(world, history);
  watched.forEach(([wallet_id, subWalletId, label, energy_alert, net_alert], index) => {
    const { address } = known(homeOf(world, subWalletId, 'TRX'), `address of ${label}`);
    history.ago((50 - index) * day, () =>
      changeMonitor(world, people.admin.uid, {
        wallet_id,
        op: 'add',
        address,
        label,
        energy_alert,
        net_alert,
      }),
    );
  });
  history.ago(12 * day, () =>
    changeMonitor(world, people.owner.uid, {
      wallet_id: treasury,
      op: 'add',
      address: addressOn('TRX', partners.exchange),
      label: 'Exchange, hot wallet',
      energy_alert: 32_000,
    }),
  );
  history.ago(26 * day, () => failOnce(world));
}

/** Once there was no energy to be had. */
function failOnce(world: World): void {
  const home = known(homeOf(world, main, 'TRX'), 'address of Main');
  const order = world.delegateOrders.where('address', home.address).at(-1);
  if (order === undefined) return;
  world.delegateOrders.insert({
    ...order,
    id: world.nextId('delegateOrder'),
    request_id: `${order.request_id}-again`,
    trans_id: 0,
    buy_type: 1,
    energy_num: 500_000,
    net_num: 0,
    resource_type: 1,
    energy_txid: '',
    net_txid: '',
    reclaim_energy_txid: '',
    reclaim_net_txid: '',
    energy_time: 0,
    net_time: 0,
    reclaim_energy_time: 0,
    reclaim_net_time: 0,
    service_charge: '31',
    status: 5,
    fail_reason: 'Insufficient energy to delegate',
    created_at: world.clock.now(),
  });
}
