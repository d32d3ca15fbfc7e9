import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { addressBook } from '../../../domains/address-book/address-book.contract.ts';
import { ownSubWallet, ownWallet } from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { auditView, seesAudit } from './audit-view.ts';
import { changeOf } from './book-change.ts';

type Filter = ParamsOf<typeof addressBook.audits>;

const factsIn = (item: ItemRow) =>
  changeOf(item).entries.flatMap(({ before, after }) => [before, after].filter((facts) => facts !== null));

function matches(item: ItemRow, filter: Filter): boolean {
  const { op_type, sub_wallet_ids } = changeOf(item);
  const { base_symbol, initiator_uid, sub_wallet_id, status } = filter;
  const isFor = (id: number) => sub_wallet_ids.length === 0 || sub_wallet_ids.includes(id);
  return (
    (filter.op_type === undefined || filter.op_type.includes(op_type)) &&
    (status === undefined || status.includes(item.status)) &&
    (base_symbol === undefined || factsIn(item).some((facts) => base_symbol.includes(facts.base_symbol))) &&
    (initiator_uid === undefined || item.initiator_uid === initiator_uid) &&
    (sub_wallet_id === undefined || sub_wallet_id.some(isFor))
  );
}

/** The page of changes that was asked for. */
export function listAudits(asking: Asking, filter: Filter): DataOf<typeof addressBook.audits> {
  const { world, person } = asking;
  ownWallet(asking, filter.wallet_id);
  for (const id of filter.sub_wallet_id ?? []) ownSubWallet(asking, id, filter.wallet_id);
  const items = world.items
    .where('wallet_id', filter.wallet_id)
    .filter((item) => item.item_type === 6 && matches(item, filter) && seesAudit(world, item, person.uid));
  const { order_by = 'created_at' } = filter;
  return listed(items, filter, {
    show: (item) => auditView(world, item, person.uid),
    texts: (item) => factsIn(item).flatMap(({ label, address }) => [label, address]),
    time: (item) => item.created_at,
    compare: (one, other) => (one[order_by] ?? 0) - (other[order_by] ?? 0) || one.item_id - other.item_id,
  });
}
