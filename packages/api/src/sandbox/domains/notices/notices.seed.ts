import { noticeEvents } from '../../../domains/notices/notices.rules.ts';
import type { NoticeType } from '../../../domains/notices/notices.schema.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import { walletIds } from '../wallets/wallets.seed.ts';
import { day } from '../../../core/durations.ts';

const { owner, admin } = people;
const { treasury, operations } = walletIds;

type Line = readonly [daysAgo: number, walletId: number, type: NoticeType, name: string, email: string];

const lines: readonly Line[] = [
  [80, treasury, 'auto_collect', 'Treasury desk', 'treasury@harbour.example'],
  [72, treasury, 'auto_collect', 'On-call engineer', 'on-call@harbour.example'],
  [70, treasury, 'trx_proxy', 'Treasury desk', 'treasury@harbour.example'],
  [66, treasury, 'kyt', 'Compliance', 'compliance@harbour.example'],
  [60, treasury, 'bill', 'Accounts payable', 'accounts@harbour.example'],
  [60, treasury, 'transaction', 'Treasury desk', 'treasury@harbour.example'],
  [41, treasury, 'cold_wallet', 'Treasury desk', 'treasury@harbour.example'],
  [25, operations, 'trx_proxy', 'Operations', 'operations@harbour.example'],
];

/** Who was put on the lists since; the engineer on call is told of less, and the compliance officer is the admin. */
export function seedNotices(world: World, history: History): void {
  for (const [daysAgo, wallet_id, notice_type, name, email] of lines) {
    history.ago(daysAgo * day, () => {
      const now = world.clock.now();
      const events: readonly string[] = noticeEvents[notice_type];
      const isEngineer = name === 'On-call engineer';
      world.receivers.insert({
        id: world.nextId('receiver'),
        wallet_id,
        notice_type,
        name,
        email,
        events: isEngineer ? ['co_signer_offline', 'sweep_failed'] : [...events],
        status: 1,
        created_at: now,
        updated_at: now,
        ...(name === 'Compliance' ? { uid: admin.uid } : {}),
        ...(name === 'Accounts payable' ? { uid: owner.uid } : {}),
      });
    });
  }
}
