import { people } from '../../world/people.seed.ts';
import type { History } from '../../world/history.ts';
import { known, type World } from '../../world/world.ts';
import { everybodyAgrees, somebodyRefuses } from '../api-settings/everybody-agrees.seed.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import { apply, applicationsOf, exportKeys, type KeyScope } from './applications.ts';
import { day, hour } from '../../../core/durations.ts';

const { owner, admin } = people;
const wallet_id = walletIds.treasury;
const [gasStation, reserve] = [2007, 2008];

type Course = 'exported' | 'approved' | 'refused' | 'waits';

/** Applications for keys of Treasury, one in every state: fetched, refused, run out of time, ready to be fetched, waiting. */
const records: readonly (readonly [ago: number, uid: number, sub: number, course: Course, reason: string])[] =
  [
    [64 * day, owner.uid, subWalletIds.main, 'exported', 'Yearly test of the recovery'],
    [41 * day, admin.uid, subWalletIds.marketMaking, 'refused', 'Backup copy'],
    [12 * day, owner.uid, subWalletIds.grants, 'approved', 'Recovery test, postponed'],
    [10 * hour, owner.uid, gasStation, 'approved', 'Moving the gas station to another platform'],
    [7 * hour, admin.uid, reserve, 'waits', 'Recovery drill for the auditors'],
  ];

/** What was applied for, fetched and refused. */
export function seedKeyExport(world: World, history: History): void {
  for (const [ago, uid, sub, course, reason] of records) {
    const keys: KeyScope = { scope: 'sub_wallets', sub_wallet_ids: [sub] };
    const latest = () => known(applicationsOf(world, wallet_id)[0], 'application');
    history.ago(ago, () => {
      apply(world, wallet_id, uid, keys, reason);
    });
    if (course === 'waits') continue;
    history.ago(ago - hour, () => {
      if (course === 'refused') somebodyRefuses(world, latest(), 'Nobody holds copies');
      else everybodyAgrees(world, latest());
    });
    if (course === 'exported') history.ago(ago - 2 * hour, () => exportKeys(world, latest(), owner.uid));
  }
}
