import { DepositStatus, WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, personOf } from '../../world/access.ts';
import { specialAddresses } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { DepositRow, OutgoingRow, RefundRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { activeNode } from '../approvals/nodes.ts';
import { arrive } from '../transactions/arrivals.ts';
import { newHash } from '../transactions/chain-time.ts';
import { releaseDeposit } from '../transactions/deposit-states.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { approve, endOrder, outgoingAt, refuse, sign } from '../withdrawals/order-lifecycle.ts';
import { placeRefund } from './place-refund.ts';
import { day, hour, minute } from '../../../core/durations.ts';

const { customerDeposits, marketMaking } = subWalletIds;
const kofi = people.admin.uid;

interface Plan {
  from: number;
  symbol: string;
  amount: string;
  /** How long ago it came in. */
  ago: number;
  /** Whether somebody released it before it was refunded. */
  released?: boolean;
  /** @default all of it */
  part?: string;
  course: 'signed' | 'approved' | 'refused' | 'signRefused' | 'cancelled' | 'waits';
  /** Milliseconds from asking to deciding. @default half an hour */
  pace?: number;
  remark: string;
}

/** Deposits of a risky origin that were given back, or are about to be. */
const plans: readonly Plan[] = [
  {
    from: marketMaking,
    symbol: 'ETH',
    amount: '0.9',
    ago: 51 * day,
    course: 'signed',
    remark: 'Sanctioned origin',
  },
  {
    from: customerDeposits,
    symbol: 'TUSDT',
    amount: '900',
    ago: 62 * day,
    released: true,
    part: '350',
    course: 'signed',
    remark: 'Agreed with the sender: partial refund',
  },
  {
    from: customerDeposits,
    symbol: 'TUSDT',
    amount: '410',
    ago: 48 * day,
    released: true,
    course: 'cancelled',
    remark: 'Requested by the sender',
  },
  { from: marketMaking, symbol: 'ETH', amount: '0.4', ago: 44 * day, course: 'signRefused', remark: 'Mixer' },
  { from: marketMaking, symbol: 'ETH', amount: '0.3', ago: 23 * day, course: 'refused', remark: 'Scam' },
  { from: marketMaking, symbol: 'BSC', amount: '0.7', ago: 3 * day, course: 'approved', remark: 'Scam' },
  {
    from: marketMaking,
    symbol: 'BSC',
    amount: '1.1',
    ago: 20 * hour + minute,
    course: 'signed',
    pace: 45_000,
    remark: 'Wrong sender',
  },
  {
    from: marketMaking,
    symbol: 'BSC',
    amount: '1.8',
    ago: 2 * day,
    course: 'waits',
    remark: 'High score, sender informed',
  },
];

/** Everybody whose turn it is agrees, the signer last. */
function agree(world: World, id: number, isSigned = true): void {
  for (let turn = 0; turn < 9; turn++) {
    const order = outgoingAt(world, id);
    const active = activeNode(order?.nodes ?? []);
    const member =
      active?.members.find(({ uid, status }) => status === 0 && uid !== kofi) ?? active?.members[0];
    if (order === undefined || active === undefined || member === undefined) return;
    if (active.node_type === 2 && !isSigned) return;
    const person = personOf(world, member.uid);
    if (active.node_type === 1) approve(world, order, person);
    else sign(world, order, person);
  }
}

function decide(world: World, { id }: RefundRow, { course }: Plan): void {
  const order: OutgoingRow = known(outgoingAt(world, id), `refund ${id}`);
  if (course === 'signed' || course === 'approved') agree(world, id, course === 'signed');
  else if (course === 'refused' || course === 'signRefused')
    refuse(world, order, people.owner, { remark: 'Keep it frozen' });
  else if (course === 'cancelled')
    endOrder(
      world,
      order,
      WithdrawStatus.discarded,
      'Sender withdrew the request',
      personOf(world, order.initiator_uid).nickname,
    );
}

/** Somebody asks for a refund of a held deposit, and half an hour later it is decided. */
function refundAt(
  world: World,
  history: History,
  ago: number,
  find: () => DepositRow | undefined,
  plan: Plan,
): void {
  let refund: RefundRow | undefined;
  history.ago(ago, () => {
    const deposit = find();
    if (deposit === undefined) return;
    const { part, remark } = plan;
    refund = placeRefund(world, deposit, {
      initiator_uid: kofi,
      remark,
      ...(part === undefined ? {} : { amount: part }),
    });
  });
  if (plan.course === 'waits') return;
  history.ago(ago - (plan.pace ?? hour / 2), () => {
    if (refund !== undefined) decide(world, refund, plan);
  });
}

function depositOf(world: World, txid: string): DepositRow | undefined {
  const rows = world.transactions.all();
  return rows.flatMap((row) => (row.trans_kind === 'deposit' && row.txid === txid ? [row] : []))[0];
}

function agreeOnSteps(world: World): void {
  const { uid } = people.owner;
  world.workspaceStrategies.insert({
    wallet_id: walletIds.treasury,
    business_type: 'refund',
    nodes: [
      { node_type: 1, threshold: 1, uids: [uid, kofi] },
      { node_type: 2, threshold: 1, uids: [uid] },
    ],
    version: 1,
    updated_by: uid,
    updated_at: world.clock.now(),
  });
}

/** Refunds of every course, the deposits they are of, and that of the deposit which was held first. */
export function seedRefunds(world: World, history: History): void {
  // For a month a refund had to be approved before it was signed; what was asked for then still has to be.
  history.ago(30 * day, () => agreeOnSteps(world));
  history.ago(day, () => {
    const agreed = world.workspaceStrategies.get(`${walletIds.treasury}/refund`);
    if (agreed !== undefined) world.workspaceStrategies.remove(agreed);
  });
  for (const plan of plans) {
    let txid = '';
    const { from, symbol, amount, ago, released = false } = plan;
    history.ago(ago, () => {
      const coin = coinOf(world, { symbol });
      const origin =
        coin.base_symbol === 'TRX' ? specialAddresses.highRisk.tron : specialAddresses.highRisk.evm;
      txid = newHash(world, coin);
      arrive(world, { sub_wallet_id: from, symbol, amount, address_from: origin, txid });
    });
    if (released) history.ago(ago - 5 * hour, () => releaseDeposit(world, depositOf(world, txid)?.id ?? 0));
    refundAt(world, history, ago - 20 * hour, () => depositOf(world, txid), plan);
  }
  const first = () =>
    world.transactions
      .where('sub_wallet_id', customerDeposits)
      .flatMap((row) => (row.trans_kind === 'deposit' && row.symbol === 'USDTERC20' ? [row] : []))
      .find(({ status }) => status === DepositStatus.abnormal);
  refundAt(world, history, 31 * day, first, {
    from: customerDeposits,
    symbol: 'USDTERC20',
    amount: '1250',
    ago: 32 * day,
    course: 'signed',
    remark: 'Severe risk',
  });
}
