import { addressOn } from '../../world/addresses.seed.ts';
import { personOf, subWalletOf } from '../../world/access.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { BookRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { decideItem, isAsked, revokeItem } from '../approvals/items.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { factsOf } from './book-change.ts';
import { proposeEdit, proposeEntries, proposeMode, proposeRemoval, proposeWhite } from './propose.ts';
import { day } from '../../../core/durations.ts';

/** Those the wallets do business with, by the name their addresses are made from. */
export const partners = {
  supplier: 'Northwind Supplies',
  studio: 'Brightline Studio',
  logistics: 'Kestrel Logistics',
  analytics: 'Tern Analytics',
  exchange: 'Corvid Exchange',
  desk: 'Meridian Desk',
  payrollAgent: 'Payroll agent',
  taxOffice: 'Tax office',
  contractor: 'Contractor',
} as const;

type Line = readonly [
  of: { subWallet: number } | { person: number },
  base: string,
  name: string,
  isWhite?: 1,
];

const { main, customerDeposits, payroll, dailyPayments, grants, marketMaking } = subWalletIds;
const { treasury } = walletIds;
const { owner, admin, member, secondMember } = people;

const lines: readonly Line[] = [
  [{ subWallet: main }, 'TRX', partners.supplier, 1],
  [{ subWallet: main }, 'TRX', partners.studio],
  [{ subWallet: main }, 'ETH', partners.supplier, 1],
  [{ subWallet: main }, 'ETH', partners.exchange],
  [{ subWallet: main }, 'BSC', partners.desk],
  [{ subWallet: customerDeposits }, 'TRX', partners.exchange],
  [{ subWallet: payroll }, 'TRX', partners.payrollAgent, 1],
  [{ subWallet: payroll }, 'TRX', partners.taxOffice, 1],
  [{ subWallet: payroll }, 'ETH', partners.payrollAgent, 1],
  // Noted, but not on the whitelist: the sub-wallet does not pay it.
  [{ subWallet: payroll }, 'TRX', partners.contractor],
  [{ subWallet: dailyPayments }, 'TRX', partners.logistics],
  [{ person: member.uid }, 'TRX', partners.contractor],
  [{ person: member.uid }, 'ETH', partners.analytics],
  [{ person: owner.uid }, 'TRX', partners.desk],
];

/** The address books as they were ninety days ago; what was added since is told by `seedAddressBook`. */
export function bookRows(world: World): BookRow[] {
  const now = world.clock.now();
  return lines.map(([of, base_symbol, name, is_white], index): BookRow => ({
    id: 5001 + index,
    ...('person' in of
      ? { shelf: `person ${of.person}`, wallet_id: 0, sub_wallet_ids: [], creator_uid: of.person }
      : {
          shelf: `sub-wallet ${of.subWallet}`,
          wallet_id: subWalletOf(world, { sub_wallet_id: of.subWallet }).wallet_id,
          sub_wallet_ids: [of.subWallet],
          creator_uid: owner.uid,
        }),
    base_symbol,
    symbol: '',
    label: name,
    address: addressOn(base_symbol, name),
    memo: '',
    remark: '',
    is_white: is_white ?? 0,
    status: 2,
    item_id: 0,
    created_at: now,
    updated_at: now,
  }));
}

const facts = (base_symbol: string, label: string, ids: number[], is_white: 0 | 1 = 0) => ({
  base_symbol,
  symbol: '',
  address: addressOn(base_symbol, label),
  memo: '',
  label,
  remark: '',
  is_white,
  sub_wallet_ids: ids,
});

/** What became of the changes asked for since, and what still waits: an addition, a deletion, a version, two of the whitelist. */
export function seedAddressBook(world: World, history: History): void {
  function entry(subWallet: number, base: string, label: string): BookRow {
    const rows = world.book.where('shelf', `sub-wallet ${subWallet}`);
    return known(
      rows.find((row) => row.base_symbol === base && row.label === label),
      `entry ${label}`,
    );
  }

  /** Everybody who is asked says so, one after the other. */
  function settle(item: ItemRow, decision: 1 | 2, remark?: string): void {
    for (const node of item.nodes) {
      for (const { uid } of node.members) {
        const now = known(world.items.get(item.item_id), 'item');
        if (isAsked(now, uid)) decideItem(world, now, personOf(world, uid), decision, { remark });
      }
    }
  }

  function ask(daysAgo: number, propose: () => ItemRow, outcome?: 'passed' | 'refused' | 'revoked'): void {
    let item: ItemRow | undefined;
    history.ago(daysAgo * day, () => {
      item = propose();
    });
    if (outcome === undefined) return;
    history.ago((daysAgo - 0.2) * day, () => {
      const asked = known(item, 'item');
      if (outcome === 'revoked') revokeItem(world, asked, personOf(world, asked.initiator_uid));
      else
        settle(
          asked,
          outcome === 'passed' ? 1 : 2,
          outcome === 'refused' ? 'Ask for a new address' : undefined,
        );
    });
  }

  const lin = { uid: member.uid };
  const add = (
    base: string,
    label: string,
    ids: number[],
    by: { uid: number; remark?: string },
    is_white?: 0 | 1,
  ) => proposeEntries(world, treasury, [facts(base, label, ids, is_white)], by).item;

  ask(
    58,
    () =>
      add('ETH', 'Harbour tax adviser', [customerDeposits, grants], {
        uid: admin.uid,
        remark: 'Quarterly fees',
      }),
    'passed',
  );
  ask(46, () => add('TRX', 'Unknown reseller', [customerDeposits], lin), 'refused');
  ask(37, () => add('BSC', 'Mistyped desk', [marketMaking], { uid: secondMember.uid }), 'revoked');
  ask(29, () => proposeWhite(world, entry(customerDeposits, 'TRX', partners.exchange), 1, lin), 'passed');

  ask(0.9, () => add('TRX', 'Pension fund', [payroll], { ...lin, remark: 'From December on' }, 1));
  const exchange = () => entry(customerDeposits, 'TRX', partners.exchange);
  ask(0.7, () => proposeRemoval(world, exchange(), { ...lin, remark: 'Account closed' }));
  ask(0.5, () =>
    proposeMode(world, subWalletOf(world, { sub_wallet_id: marketMaking }), true, {
      uid: secondMember.uid,
      remark: 'Trading desks only',
    }),
  );
  ask(0.3, () => {
    const row = entry(payroll, 'TRX', partners.contractor);
    return proposeEdit(world, row, { ...factsOf(row), label: 'Contractor (Lisbon)' }, lin);
  });
}
