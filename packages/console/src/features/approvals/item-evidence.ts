import type { TFunction } from 'i18next';
import { orderEvidence, type EvidenceSubject } from '#features/evidence';
import type { Item } from './item.ts';

/** What a file of evidence says of an item. */
export function itemEvidence(item: Item, t: TFunction): EvidenceSubject {
  if (item.order !== undefined) return orderEvidence(item.order, t);
  const { kind, id, key, nodes, createdAt, payment } = item;
  // A bill is paid on its own page, too.
  const keys = item.pays === undefined ? [key] : [key, `bill ${item.pays.bill_id}`];
  return { kind, id, keys, content: item.content(t), nodes, createdAt, status: '', payment };
}
