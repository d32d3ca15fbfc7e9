import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { personOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { unconditional } from '../approvals/asked-order.ts';
import { decideItem, revokeItem } from '../approvals/items.ts';
import { advancedOf } from '../approvals/strategy-hit.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { placeOrder } from '../withdrawals/place-order.ts';
import {
  proposeAddition,
  proposeBasic,
  proposeDeletion,
  proposeEdit,
  proposeOrder,
  proposeWorkspace,
} from './propose-strategy.ts';
import type { StrategyNode, StrategyRow } from './strategies-tables.ts';
import { day, hour } from '../../../core/durations.ts';

const { main, customerDeposits, grants, marketMaking } = subWalletIds;
const { treasury, operations } = walletIds;
const newHires = 2012;
const scenes = ['transfer', 'basic', 'higher'] as const;
const { owner, admin, member, secondMember } = people;
const [ana, kofi, lin, mei] = [owner.uid, admin.uid, member.uid, secondMember.uid];

const signedBy = (...uids: readonly number[]): StrategyNode => ({ node_type: 2, threshold: 1, uids });
const approvedBy = (...uids: readonly number[]): StrategyNode => ({ node_type: 1, threshold: 1, uids });

function named(world: World, subWalletId: number, name: string): StrategyRow {
  const row = world.strategies.where('sub_wallet_id', subWalletId).find((one) => one.name === name);
  return known(row, `strategy ${name}`);
}

type End = { by: number; decision: 1 | 2; remark?: string } | 'revoked' | 'waits';

const passedBy = (by: number): End => ({ by, decision: 1 });

/** Somebody asks for a change, and half a day later somebody decides it. */
function change(history: History, ago: number, ask: () => ItemRow, world: World, end: End): void {
  let item: ItemRow | undefined;
  history.ago(ago, () => {
    item = ask();
  });
  if (end === 'waits') return;
  history.ago(ago - 12 * hour, () => {
    const waiting = known(item, 'change');
    if (end === 'revoked')
      revokeItem(world, waiting, personOf(world, waiting.initiator_uid), 'Asked too soon');
    else decideItem(world, waiting, personOf(world, end.by), end.decision, { remark: end.remark });
  });
}

/** An order that its strategy refused at once. */
function refusedOrder(world: World): void {
  const order = placeOrder(world, {
    request_id: '5d0f3c52-7a1e-4c0b-9a63-1f2b8c0e4d71',
    initiator_uid: mei,
    sub_wallet_id: marketMaking,
    symbol: 'ETH',
    amount: '0.25',
    address_to: addressOn('ETH', partners.exchange),
    withdraw_source: 2,
  });
  if (order.status !== WithdrawStatus.rejectedBySystem) throw new Error('The strategy lets this order pass');
}

function past(world: World, history: History): void {
  const add = (ago: number, ask: () => ItemRow, end: End) => change(history, ago, ask, world, end);

  add(
    80 * day,
    () => proposeBasic(world, newHires, { scenes, nodes: [signedBy(kofi, ana)] }, { uid: kofi }),
    passedBy(kofi),
  );
  add(
    70 * day,
    () => proposeWorkspace(world, operations, 'workspace', [signedBy(kofi, ana)], { uid: kofi }),
    passedBy(kofi),
  );
  add(
    60 * day,
    () => {
      const row = named(world, main, 'Large stablecoin');
      const limit = { unit: 'coin' as const, amount: '5000', window_hours: null };
      const draft = { ...row, conditions: { ...row.conditions, limit } };
      return proposeEdit(world, row, draft, { uid: lin, remark: 'Too many approvals' });
    },
    { by: ana, decision: 2, remark: 'No change needed' },
  );
  add(
    50 * day,
    () => proposeBasic(world, grants, { scenes, nodes: [approvedBy(lin), signedBy(ana)] }, { uid: lin }),
    'revoked',
  );
  history.ago(45 * day, () => refusedOrder(world));
  // Nobody decides this one in time.
  add(
    40 * day,
    () =>
      proposeAddition(
        world,
        { sub_wallet_id: marketMaking, type: 1 },
        {
          name: 'Quarter end',
          conditions: { ...unconditional, initiator_type: 2, initiator_uids: [mei] },
          action: 2,
          nodes: [],
          priority: 4,
        },
        { uid: mei, remark: 'No transfers during quarter close' },
      ),
    'waits',
  );
  add(
    33 * day,
    () => proposeWorkspace(world, operations, 'bill', [approvedBy(ana), signedBy(kofi)], { uid: ana }),
    { by: kofi, decision: 2, remark: 'Small bills need no second approval' },
  );
  add(
    30 * day,
    () => {
      const ids = advancedOf(world, marketMaking, 1).map((row) => row.strategy_id);
      return proposeOrder(world, { sub_wallet_id: marketMaking, type: 1 }, ids.toReversed(), { uid: mei });
    },
    passedBy(ana),
  );
  add(
    25 * day,
    () => {
      const row = named(world, customerDeposits, 'Large customer payouts');
      const limit = { unit: 'usd' as const, amount: '10000', window_hours: null };
      return proposeEdit(
        world,
        row,
        { ...row, conditions: { ...row.conditions, limit } },
        { uid: kofi, remark: 'As agreed in the meeting' },
      );
    },
    passedBy(ana),
  );
  add(
    20 * day,
    () => proposeDeletion(world, named(world, customerDeposits, 'Former supplier'), { uid: lin }),
    passedBy(ana),
  );
}

/** One of each waits for the owner of Treasury. */
function waiting(world: World, history: History): void {
  const add = (ago: number, ask: () => ItemRow) => change(history, ago, ask, world, 'waits');
  add(5 * day, () => {
    const nodes = [approvedBy(lin, kofi), signedBy(ana)];
    return proposeBasic(
      world,
      customerDeposits,
      { scenes, nodes },
      { uid: lin, remark: 'Needs a second reviewer first' },
    );
  });
  add(2 * day, () => {
    const row = named(world, marketMaking, 'Desk above 5,000');
    const limit = { unit: 'coin' as const, amount: '7500', window_hours: null };
    return proposeEdit(world, row, { ...row, conditions: { ...row.conditions, limit } }, { uid: mei });
  });
  add(20 * hour, () =>
    proposeWorkspace(world, treasury, 'kyt', [approvedBy(kofi), signedBy(ana, kofi)], {
      uid: kofi,
      remark: 'Cover for Ana’s travel',
    }),
  );
}

/** Changes of strategies of every end, and one of each sort that waits. */
export function seedChanges(world: World, history: History): void {
  past(world, history);
  waiting(world, history);
}
