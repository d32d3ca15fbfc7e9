import { OwnStateTag } from '#features/decisions';
import { ItemStatusTag } from '#shared/status/item-status-tag.tsx';
import type { Item } from './item.ts';

/** Where an item stands for whoever reads it, and where it stands for everybody once it is nothing of theirs. */
export function ItemState({ item, uid }: { item: Item; uid: number }) {
  return (
    <OwnStateTag
      subject={item}
      uid={uid}
      pays={item.pays !== undefined}
      otherwise={<ItemStatusTag status={item.status} />}
    />
  );
}
