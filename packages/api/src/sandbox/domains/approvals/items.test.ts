import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { createSandbox, people, subWalletIds, walletIds } from '../../index.ts';
import { Refused } from '../../wire/refuse.ts';
import { personOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import type { ItemRow } from './approvals-tables.ts';
import { decideItem, isAsked, itemLifetime, openItem, refuseSecond, revokeItem } from './items.ts';

const { owner, admin, member, secondMember } = people;
const everybody = Object.values(people).map((person) => person.uid);

const open = (world: World, threshold = 2): ItemRow =>
  openItem(world, {
    item_type: 3,
    business_id: 1,
    wallet_id: walletIds.treasury,
    sub_wallet_id: subWalletIds.main,
    initiator_uid: member.uid,
    title: { key: 'todo.title.basicStrategy', params: {} },
    before: null,
    // Nothing comes of it: no strategy has this number.
    after: { strategy_id: 1, type: 0 },
    steps: [
      { node_type: 1, threshold, uids: [owner.uid, admin.uid, secondMember.uid] },
      { node_type: 2, threshold: 1, uids: [owner.uid, admin.uid] },
    ],
  });

const now = (world: World, { item_id }: ItemRow) => world.items.get(item_id) ?? open(world);

const refusalOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return '0';
};

describe('a change', () => {
  it('passes only with everybody it needs, whoever decides in whatever order', () => {
    const { world } = createSandbox({ clock: 'frozen' });
    const decision = fc.record({
      uid: fc.constantFrom(...everybody),
      decision: fc.constantFrom<1 | 2>(1, 1, 1, 1, 2),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.array(decision, { maxLength: 12 }),
        (threshold, acts) => {
          const item = open(world, threshold);
          const heard: string[] = [];
          for (const { uid, decision } of acts) {
            const before = now(world, item);
            const code = refusalOf(() => decideItem(world, before, personOf(world, uid), decision));
            expect(code).toBe(isAsked(before, uid) ? '0' : codes.alreadyHandled);
            if (code === '0')
              heard.push(`${before.nodes.findIndex((node) => node.node_status === 1)} ${decision}`);
            else expect(now(world, item)).toEqual(before);
          }
          const count = (what: string) => heard.filter((one) => one === what).length;
          const isRefused = heard.some((one) => one.endsWith(' 2'));
          const isPassed = count('0 1') === threshold && count('1 1') === 1;
          expect(now(world, item).status).toBe(isRefused ? 2 : isPassed ? 1 : 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is taken back by whoever asked for it, and by nobody else, while it waits', () => {
    const { world } = createSandbox({ clock: 'frozen' });
    const item = open(world);
    expect(refusalOf(() => revokeItem(world, item, owner))).toBe(codes.alreadyHandled);
    expect(revokeItem(world, item, member).status).toBe(3);
    expect(refusalOf(() => revokeItem(world, now(world, item), member))).toBe(codes.alreadyHandled);
    expect(refusalOf(() => decideItem(world, now(world, item), owner, 1))).toBe(codes.alreadyHandled);
  });

  it('comes to nothing when nobody decides in time', () => {
    const { world } = createSandbox({ clock: 'frozen' });
    const item = open(world);
    world.clock.step(itemLifetime - 1);
    expect(now(world, item).status).toBe(0);
    world.clock.step(1);
    expect(now(world, item).status).toBe(4);
  });

  it('keeps a second one of the same object out while it waits', () => {
    const { world } = createSandbox({ clock: 'frozen' });
    const item = open(world);
    expect(refusalOf(() => refuseSecond(world, 3, 1))).toBe(codes.changePending);
    expect(refusalOf(() => refuseSecond(world, 3, 2))).toBe('0');
    expect(refusalOf(() => refuseSecond(world, 3, 1, () => false))).toBe('0');
    decideItem(world, item, owner, 2);
    expect(refusalOf(() => refuseSecond(world, 3, 1))).toBe('0');
  });
});
