import { coinOf, subWalletOf, walletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { AddressRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { everybodyAgrees } from '../api-settings/everybody-agrees.seed.ts';
import { arrive, newHash } from '../transactions/deposit-lifecycle.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { setFuelRule } from './fuel-rules.ts';
import { importRules } from './import-sweep-rules.ts';
import { sweepRuleOf, userAddresses } from './is-swept.ts';
import { seedSweepStates } from './sweep-states.seed.ts';
import { setUpChanged } from './sweep-clock.ts';
import { proposePair } from './sweep-pair.ts';
import { setRule } from './sweep-rules.ts';
import { setScope } from './sweep-scope.ts';
import { switchRules } from './sweep-switches.ts';
import { day, hour, minute, second } from '../../../core/durations.ts';

const [ana, kofi, lin] = [people.owner.uid, people.admin.uid, people.member.uid];
const { customerDeposits, marketMaking, reserve } = subWalletIds;
const [omnibus, gasStation] = [2006, 2007] as const;
const wallet_id = walletIds.treasury;

/** The last thing that was missing. The co-signer looks every ten minutes: at the end of what is told, half a minute ago. */
const begun = 46 * day + 30 * second;

const firstRules = [
  { symbol: 'TUSDT', collect_min: '200', fueling_limit: '30' },
  { symbol: 'TRX', collect_min: '800', fueling_limit: '3' },
  { symbol: 'USDTERC20', collect_min: '400', fueling_limit: '0.0005' },
  { symbol: 'ETH', collect_min: '0.12', fueling_limit: '0.0003', reserve_amount: '0.002' },
  { symbol: 'USDTBEP20', collect_min: '100', fueling_limit: '0.002' },
] as const;

/** BNB was never sent to the gas station. */
const firstFuel = [
  { base_symbol: 'TRX', fueling_amount: '15', fueling_min_balance: '0', alert_balance: '500' },
  { base_symbol: 'ETH', fueling_amount: '0.002', fueling_min_balance: '0', alert_balance: '0.5' },
  { base_symbol: 'BSC', fueling_amount: '0.005', fueling_min_balance: '0', alert_balance: '0.1' },
] as const;

/** How it was set up: the pair, the sub-wallets, the coins; and what was changed of it since. */
function seedSetUp(world: World, history: History): void {
  const wallet = () => walletOf(world, { wallet_id });
  const rules = (uid: number, source: 1 | 3) => ({ world, wallet: wallet(), uid, source });
  const ruleId = (symbol: string) => known(sweepRuleOf(world, wallet_id, symbol), `rule of ${symbol}`).id;

  history.ago(89 * day, () => {
    const pair = { collect_sub_wallet_id: omnibus, fueling_sub_wallet_id: gasStation };
    everybodyAgrees(world, proposePair(world, wallet_id, kofi, pair, 'Initial setup'));
  });
  history.ago(88 * day, () => {
    for (const draft of firstRules) setRule(rules(ana, 1), draft);
    for (const draft of firstFuel) setFuelRule(world, wallet_id, ana, draft);
    setUpChanged(world, wallet_id);
  });
  history.ago(begun, () =>
    setScope(world, wallet_id, ana, {
      scope_type: 2,
      sub_wallet_ids: [customerDeposits, marketMaking],
      auto_include_new: 1,
    }),
  );
  history.ago(33 * day, () => {
    const rows = ['USDC', 'DAI', 'WBTC'].map((symbol) => ({
      symbol,
      collect_min: '50',
      fueling_limit: '0.0005',
    }));
    importRules(rules(ana, 3), rows, 'add');
    setUpChanged(world, wallet_id);
  });
  history.ago(30 * day, () => {
    setRule(rules(lin, 1), { symbol: 'TUSDT', collect_min: '300', fueling_limit: '30' });
    setUpChanged(world, wallet_id);
  });
  history.ago(12 * day, () => {
    switchRules(world, kofi, { wallet_id, ids: [ruleId('DAI'), ruleId('WBTC')], status: 0 });
    setUpChanged(world, wallet_id);
  });
  history.ago(20 * hour, () => {
    // Less than a transfer costs now: what comes in of ETH waits.
    setRule(rules(kofi, 1), { symbol: 'ETH', collect_min: '0.12', fueling_limit: '0.00005' });
    setUpChanged(world, wallet_id);
  });
  history.ago(22 * hour, () => {
    const pair = { collect_sub_wallet_id: omnibus, fueling_sub_wallet_id: reserve };
    proposePair(world, wallet_id, kofi, pair, 'Reserve holds a year of ETH for gas refueling');
  });
}

/** What comes in last, so that an address of every state is there. */
function seedLastDeposits(world: World, history: History): void {
  function come(ago: number, symbol: string, amount: string, find: () => AddressRow | undefined): void {
    history.ago(ago, () => {
      const address = known(find(), `address for ${symbol}`);
      const coin = coinOf(world, { symbol });
      arrive(world, {
        sub_wallet_id: address.sub_wallet_id,
        symbol,
        amount,
        address_from: addressOn(coin.base_symbol, `${address.address_label} outside`),
        address_to: address.address,
        txid: newHash(world, coin),
      });
    });
  }
  const user = (base: string, number: number) => () =>
    userAddresses(world, customerDeposits, base).find((row) => row.address_label === `user ${number}`);
  /** Somebody who could not pay for a sweep. */
  const thirsty = () =>
    userAddresses(world, customerDeposits, 'ETH').find(({ address }) =>
      world.ledger.at(customerDeposits, 'ETH', address).total.eq(0),
    );

  history.ago(8 * hour, () => {
    const subWallet = subWalletOf(world, { sub_wallet_id: customerDeposits });
    world.subWallets.update(subWallet, { focus: [...subWallet.focus, 'USDTBEP20'] });
  });
  come(7 * hour, 'USDTBEP20', '1250', user('BSC', 1028));
  come(9 * hour, 'ETH', '0.35', user('ETH', 1016));
  come(8 * minute, 'USDTERC20', '1400', thirsty);
  come(5 * minute, 'TUSDT', '640', user('TRX', 1009));
  come(80 * second, 'TUSDT', '910', user('TRX', 1021));
}

/** Small amounts that users pay in day by day, too little to be swept alone: a month that tells what a threshold costs. */
function seedSmallDeposits(world: World, history: History): void {
  const homes = () => userAddresses(world, customerDeposits, 'TRX').slice(0, 14);
  for (let index = 0; index < 36; index += 1) {
    history.ago(index * 19 * hour + 3 * hour + index * minute, () => {
      const users = homes();
      const home = known(users[(index * 5) % users.length], 'address of a user');
      arrive(world, {
        sub_wallet_id: customerDeposits,
        symbol: 'TUSDT',
        amount: String(4 + ((index * 7) % 23)),
        address_from: addressOn('TRX', `${home.address_label} outside`),
        address_to: home.address,
        txid: newHash(world, coinOf(world, { symbol: 'TUSDT' })),
      });
    });
  }
}

/** Treasury is swept: into Omnibus, paid for by Gas station. A change of the latter waits. */
export function seedAutoCollect(world: World, history: History): void {
  seedSetUp(world, history);
  seedSmallDeposits(world, history);
  seedLastDeposits(world, history);
  seedSweepStates(world, history);
}
