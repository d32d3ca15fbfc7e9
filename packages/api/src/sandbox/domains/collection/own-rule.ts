import { codes } from '../../../core/codes.ts';
import { refuseExpired, roleIn, walletOf } from '../../world/access.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { refuseSecond } from '../approvals/items.ts';
import type { CollectRuleRow } from './collection-tables.ts';

/** A rule in a wallet of the caller's, or a refusal. */
export function ownRule({ world, person }: Asking, id: number): CollectRuleRow {
  const rule = world.collectRules.get(id);
  if (rule === undefined || roleIn(walletOf(world, rule), person.uid) === undefined)
    throw new BadField('id', 'unknown');
  return rule;
}

/** A rule that may be changed now: its wallet paid for, nothing waiting, nothing under way. */
export function changeableRule(asking: Asking, id: number): CollectRuleRow {
  const rule = ownRule(asking, id);
  refuseExpired(asking, walletOf(asking.world, rule));
  refuseSecond(asking.world, 12, id);
  if (rule.status === 2) throw new Refused(codes.alreadyHandled);
  return rule;
}
