import { codes } from '../../../core/codes.ts';
import type { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import { focusCoin, ownSubWallet, refuseExpired, walletOf } from '../../world/access.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { decideItem, revokeItem } from '../approvals/items.ts';
import type { Saying } from '../approvals/nodes.ts';
import { addPersonal, addShared, editEntry } from './add-entries.ts';
import { listAudits } from './audit-list.ts';
import { auditView, ownAudit } from './audit-view.ts';
import { entriesOf, isEffective } from './book.ts';
import { changeOf } from './book-change.ts';
import { usesOf } from './book-uses.ts';
import { listEntries } from './entry-list.ts';
import { changeable, entrySeenBy, ownEntry } from './own-entry.ts';
import { pendingMode, proposeMode, proposeRemoval, proposeWhite } from './propose.ts';
import { chainInUse, chainsFor, coinFor } from './book-chains.ts';

/** Whether somebody said so already: a browser repeats a request whose connection broke. */
function hasSaid(item: ItemRow, uid: number, decision: 1 | 2): boolean {
  return item.nodes.some(({ members }) =>
    members.some((member) => member.uid === uid && member.status === decision),
  );
}

function decide(asking: Asking, auditId: number, decision: 1 | 2, saying: Saying): null {
  const { world, person } = asking;
  const item = ownAudit(asking, auditId);
  if (!hasSaid(item, person.uid, decision)) decideItem(world, item, person, decision, saying);
  return null;
}

/** Switches a sub-wallet's whitelist mode; asked again while that waits, it is the same change. */
function switchMode(asking: Asking, id: number, isOn: boolean, remark?: string): { audit_id: number } {
  const { world, person } = asking;
  const subWallet = ownSubWallet(asking, id);
  refuseExpired(asking, walletOf(world, subWallet));
  const pending = pendingMode(world, id);
  if (pending === undefined) {
    const isSo = subWallet.white_status === (isOn ? 1 : 0);
    return { audit_id: isSo ? 0 : proposeMode(world, subWallet, isOn, { uid: person.uid, remark }).item_id };
  }
  if (changeOf(pending).op_type !== (isOn ? 3 : 4))
    throw new Refused(codes.changePending, {}, { item_id: pending.item_id });
  return { audit_id: pending.item_id };
}

/** Addresses that may be paid, and whether a sub-wallet pays only those. */
export const addressBookSandbox = {
  withdrawAddresses({ sub_wallet_id, symbol, scope: wanted }, asking) {
    const { world, person } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const base = symbol === undefined ? undefined : focusCoin(asking, subWallet, symbol).base_symbol;
    const shelves = [
      { scope: 'shared', rows: entriesOf(world, subWallet).filter(isEffective) },
      { scope: 'personal', rows: world.book.where('shelf', `person ${person.uid}`) },
    ] as const;
    return shelves
      .filter(({ scope }) => wanted === undefined || wanted === scope)
      .flatMap(({ scope, rows }) =>
        rows
          .filter((row) => base === undefined || row.base_symbol === base)
          .filter((row) => row.symbol === '' || symbol === undefined || row.symbol === symbol)
          .map((row) => {
            const { id, base_symbol, label, address, memo, is_white } = row;
            const { used_count, last_used_at } = usesOf(world, row, (from) => from === sub_wallet_id);
            return { id, scope, base_symbol, label, address, memo, is_white, used_count, last_used_at };
          }),
      );
  },

  audit: ({ audit_id }, asking) => auditView(asking.world, ownAudit(asking, audit_id), asking.person.uid),

  passAudit: ({ audit_id, ...saying }, asking) => decide(asking, audit_id, 1, saying),

  refuseAudit: ({ audit_id, ...saying }, asking) => decide(asking, audit_id, 2, saying),

  revokeAudit({ audit_id }, asking) {
    const { world, person } = asking;
    const item = ownAudit(asking, audit_id);
    const isDone = item.status === 3 && item.initiator_uid === person.uid;
    if (!isDone) revokeItem(world, item, person);
    return null;
  },

  audits: (filter, asking) => listAudits(asking, filter),

  statuses({ ids = [], sub_wallet_id }, asking) {
    const { world, person } = asking;
    const own = sub_wallet_id === undefined ? [] : entriesOf(world, ownSubWallet(asking, sub_wallet_id));
    const named = ids.flatMap((id) => entrySeenBy(world, id, person.uid) ?? []);
    return [...new Set([...named, ...own])].map(({ id, status, item_id }) => ({
      id,
      status,
      audit_id: item_id,
    }));
  },

  list: (filter, asking) => listEntries(asking, filter),

  remove({ id, remark }, asking) {
    const { world, person } = asking;
    const row = ownEntry(asking, id);
    const item = world.items.get(row.item_id);
    if (item !== undefined && changeOf(item).op_type === 2) return { audit_id: item.item_id };
    // Nobody has to be asked about what is one's own, or never came into force.
    const isBare = row.wallet_id === 0 || row.status === 3 || row.status === 4;
    if (!isBare)
      return {
        audit_id: proposeRemoval(world, changeable(asking, row), { uid: person.uid, remark }).item_id,
      };
    world.book.remove(row);
    return { audit_id: 0 };
  },

  coin: ({ symbol, wallet_id }, asking) => coinFor(asking, symbol, wallet_id),

  chains: ({ wallet_id }, asking) => chainsFor(asking, wallet_id),

  add(asked, asking) {
    const [first] = asked.rows;
    const edited = asked.rows.find(({ id }) => id !== undefined);
    if (first !== undefined && edited?.id !== undefined) return editEntry(asking, asked, edited, edited.id);
    return asked.scope === 'personal' ? addPersonal(asking, asked) : addShared(asking, asked);
  },

  enableWhitelist: ({ sub_wallet_id, remark }, asking) => switchMode(asking, sub_wallet_id, true, remark),

  disableWhitelist: ({ sub_wallet_id, remark }, asking) => switchMode(asking, sub_wallet_id, false, remark),

  setWhite({ id, is_white, remark }, asking) {
    const { world, person } = asking;
    const row = ownEntry(asking, id);
    if (row.wallet_id === 0) throw new BadField('id', 'fixed');
    const item = world.items.get(row.item_id);
    if (item !== undefined && changeOf(item).op_type === (is_white === 1 ? 3 : 4))
      return { audit_id: item.item_id };
    if (changeable(asking, row).status !== 2) throw new BadField('id', 'fixed');
    if (row.is_white === is_white) return { audit_id: 0 };
    return { audit_id: proposeWhite(world, row, is_white, { uid: person.uid, remark }).item_id };
  },

  chainInUse: ({ sub_wallet_id }, asking) => chainInUse(asking, sub_wallet_id),

  subWalletState({ sub_wallet_id }, asking) {
    const { white_status, app_show_status, collect_role, kyt_status } = ownSubWallet(asking, sub_wallet_id);
    return { white_status, app_show_status, collect_role, kyt_status };
  },
} satisfies ResolversOf<typeof addressBook>;
