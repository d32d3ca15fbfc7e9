import type { TFunction } from 'i18next';
import { orderEvidence, type EvidenceSubject } from '#features/evidence';
import type { Item } from './item.ts';

/** What a file of evidence says of an item. */
export function itemEvidence(item: Item, t: TFunction): EvidenceSubject {
  if (item.order !== undefined) return orderEvidence(item.order, t);
  const { kind, id, key, shownAs, nodes, createdAt, initiator, payment } = item;
  const keys = shownAs === undefined ? [key] : [key, shownAs];
  return { kind, id, keys, content: item.content(t), nodes, createdAt, initiator, status: '', payment };
}
