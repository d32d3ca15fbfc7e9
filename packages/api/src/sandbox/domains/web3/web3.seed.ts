import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { personOf, subWalletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { requestId, type History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { activeNode } from '../approvals/nodes.ts';
import { screen } from '../kyt/screening.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { approve, endOrder, failOnChain, outgoingAt, refuse, sign } from '../withdrawals/order-lifecycle.ts';
import { dapps, said } from './dapps.seed.ts';
import { placeCall } from './place-call.ts';
import { day, hour, minute, second } from '../../../core/durations.ts';

const { main, grants, marketMaking, dailyPayments, vendors } = subWalletIds;
const [ana, kofi, lin, mei] = [
  people.owner.uid,
  people.admin.uid,
  people.member.uid,
  people.secondMember.uid,
];

type Course = 'done' | 'waits' | 'refused' | 'cancelled' | 'failed';

type Plan = readonly [
  ago: number,
  from: number,
  chain: string,
  call: { contract: string; data: string; value?: string; dapp: keyof typeof dapps },
  by: number,
  course: Course,
];

const { router, lending, register, market } = dapps;
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

const swap = (value: string, to: number) =>
  ({ contract: router.contract, data: said.swap(value, `sub-wallet ${to}`), value, dapp: 'router' }) as const;
const permit = (contract: string, spender: string, units?: bigint) =>
  ({ contract, data: said.approve(spender, units), dapp: 'lending' }) as const;
const join = { contract: register.contract, data: said.unknown(4), dapp: 'register' } as const;
const list = {
  contract: addressOn('ETH', 'Tide Tables'),
  data: said.forAll(market.contract),
  dapp: 'market',
} as const;
const pay = (contract: string, units: bigint) =>
  ({ contract, data: said.transfer(addressOn('ETH', 'ordinary'), units), dapp: 'market' }) as const;

/** Calls of every course. */
const plans: readonly Plan[] = [
  [83 * day, main, 'ETH', permit(usdc, lending.contract), ana, 'done'],
  [80 * day, main, 'ETH', swap('0.4', main), lin, 'done'],
  [74 * day, main, 'ETH', permit(usdc, router.contract, 250_000_000n), lin, 'done'],
  [66 * day, main, 'ETH', swap('0.15', main), mei, 'failed'],
  [60 * day, main, 'ETH', list, lin, 'cancelled'],
  [55 * day, grants, 'ETH', join, lin, 'done'],
  [41 * day, grants, 'ETH', join, lin, 'refused'],
  [2 * day, grants, 'ETH', join, lin, 'waits'],
  [70 * day, marketMaking, 'ETH', permit(usdt, router.contract), mei, 'done'],
  [57 * day, marketMaking, 'BSC', swap('0.35', marketMaking), mei, 'done'],
  [45 * day, marketMaking, 'ETH', pay(usdt, 120_000_000n), mei, 'done'],
  [38 * day, marketMaking, 'ETH', swap('0.5', marketMaking), mei, 'refused'],
  [30 * day, marketMaking, 'BSC', swap('0.6', marketMaking), kofi, 'done'],
  [22 * day, marketMaking, 'BSC', list, mei, 'waits'],
  [16 * day, marketMaking, 'ETH', swap('0.25', marketMaking), mei, 'failed'],
  [11 * day, marketMaking, 'BSC', swap('0.2', marketMaking), mei, 'done'],
  [28 * hour, marketMaking, 'ETH', permit(usdc, lending.contract), mei, 'waits'],
  [90 * second, marketMaking, 'ETH', swap('0.1', marketMaking), mei, 'done'],
  [50 * day, dailyPayments, 'ETH', list, mei, 'cancelled'],
  [64 * day, vendors, 'ETH', swap('0.3', vendors), ana, 'done'],
  [47 * day, vendors, 'ETH', permit(usdc, lending.contract), kofi, 'done'],
  [25 * day, vendors, 'ETH', pay(usdc, 75_000_000n), ana, 'done'],
  [13 * day, vendors, 'ETH', list, ana, 'refused'],
  [3 * day, vendors, 'ETH', permit(usdc, router.contract, 400_000_000n), ana, 'waits'],
];

/** Everybody whose turn it is says yes, whoever did not ask first. */
function agree(world: World, id: number, by: number): void {
  for (let turn = 0; turn < 9; turn++) {
    const order = outgoingAt(world, id);
    const active = activeNode(order?.nodes ?? []);
    const asked = active?.members.filter(({ status }) => status === 0) ?? [];
    const member = asked.find(({ uid }) => uid !== by) ?? asked[0];
    if (order === undefined || active === undefined || member === undefined) return;
    const person = personOf(world, member.uid);
    if (active.node_type === 1) approve(world, order, person);
    else sign(world, order, person);
  }
}

function decide(world: World, order: OutgoingRow, by: number, course: Course): void {
  const first = activeNode(order.nodes)?.members.find(({ uid }) => uid !== by)?.uid ?? by;
  if (course === 'refused') refuse(world, order, personOf(world, first), { remark: 'Unknown contract' });
  else if (course === 'cancelled')
    endOrder(world, order, WithdrawStatus.discarded, 'No longer needed', personOf(world, by).nickname);
  else agree(world, order.id, by);
}

/** Calls of contracts, of every course; the last one is under way. */
export function seedWeb3(world: World, history: History): void {
  for (const [ago, from, main_chain_symbol, { contract, data, value = '0', dapp }, by, course] of plans) {
    let id = 0;
    const { name, url } = dapps[dapp];
    const pace = Math.min(ago / 9, 20 * minute);
    history.ago(ago, () => {
      const isWatched = subWalletOf(world, { sub_wallet_id: from }).kyt_status === 1;
      const screening = isWatched
        ? (screen(main_chain_symbol, contract, world.clock.now()) ?? null)
        : undefined;
      id = placeCall(world, {
        request_id: requestId(world.random),
        initiator_uid: by,
        main_chain_symbol,
        sub_wallet_id: from,
        interactive_contract: contract,
        amount: value,
        input_data: data,
        dapp_name: name,
        dapp_url: url,
        withdraw_source: world.random.pick([3, 3, 1]),
        ...(screening === undefined ? {} : { screening }),
      }).id;
    });
    if (course === 'waits') continue;
    history.ago(ago - pace, () => {
      const order = outgoingAt(world, id);
      if (order !== undefined) decide(world, order, by, course);
    });
    if (course !== 'failed') continue;
    history.ago(ago - pace - 20 * second, () => {
      const order = outgoingAt(world, id);
      if (order !== undefined) failOnChain(world, order, 'Execution reverted: price moved');
    });
  }
}
