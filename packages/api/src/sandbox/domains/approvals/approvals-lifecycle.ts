import { reaches } from '../../world/access.ts';
import type { Lifecycle } from '../../world/lifecycle.ts';
import { known, type World } from '../../world/world.ts';
import { equalRightsKey } from './equal-rights-key.ts';
import { itemView } from './item-on-phone.ts';
import { agree, decideItem, endItem, isAsked } from './items.ts';

function expire(world: World, itemId: number): void {
  const item = world.items.get(itemId);
  if (item?.status === 0) endItem(world, item, 4);
}

const itemOf = (world: World, id: number) => known(world.items.get(id), `item ${id}`);

/** Changes expire, and some are decided or signed on the phone. */
export const approvalsLifecycle: Lifecycle = {
  jobs: { 'item.expire': expire },
  items: { 10: equalRightsKey },
  signables: {
    item: {
      // Not only what is signed: what no call decides is decided on the phone, by the same code.
      maySign(world, id, uid) {
        const item = world.items.get(id);
        return item !== undefined && isAsked(item, uid) && reaches(world, item, uid);
      },
      view: (world, id) => itemView(world, itemOf(world, id)),
      sign: (world, id, person) => void agree(world, itemOf(world, id), person),
      refuse: (world, id, person) => void decideItem(world, itemOf(world, id), person, 2),
    },
  },
};
