import type { ParamsOf } from '../../../core/endpoint.ts';
import type { notices } from '../../../domains/notices/notices.contract.ts';
import { noticeEvents } from '../../../domains/notices/notices.rules.ts';
import type { NoticeType, Receiver } from '../../../domains/notices/notices.schema.ts';
import { governedWallet, ownWallet, refuseExpired, roleIn } from '../../world/access.ts';
import type { WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { logOperation } from '../operations/log-operation.ts';
import type { ReceiverRow } from './notices-tables.ts';

type Save = ParamsOf<typeof notices.saveReceivers>;

function receiversOf(world: World, walletId: number, type: NoticeType): ReceiverRow[] {
  return world.receivers.where('list', `${walletId}/${type}`);
}

function shown(row: ReceiverRow): Receiver {
  const { wallet_id: _, ...receiver } = row;
  return receiver;
}

function check({ receivers, notice_type }: Save, wallet: WalletRow, before: readonly ReceiverRow[]): void {
  const events: readonly string[] = noticeEvents[notice_type];
  const emails = new Set(receivers.map(({ email }) => email.toLowerCase()));
  if (emails.size < receivers.length) throw new BadField('receivers', 'repeated');
  const ids = receivers.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) throw new BadField('receivers', 'repeated');
  const isUnknown =
    ids.some((id) => before.every((row) => row.id !== id)) ||
    receivers.some(({ uid }) => uid !== undefined && roleIn(wallet, uid) === undefined) ||
    receivers.some((receiver) => receiver.events.some((event) => !events.includes(event)));
  if (isUnknown) throw new BadField('receivers', 'unknown');
}

const said = (rows: readonly Receiver[]) =>
  rows
    .filter((row) => row.status === 1)
    .map((row) => `${row.name} <${row.email}>`)
    .join(', ');

function save(asking: Asking, asked: Save, before: readonly ReceiverRow[]): ReceiverRow[] {
  const { world } = asking;
  const now = world.clock.now();
  for (const row of before) world.receivers.remove(row);
  return asked.receivers.map((receiver) => {
    const { send_test: _, uid, ...draft } = receiver;
    // One that came without its id before it was given one is the same when it comes again.
    const old = before.find((row) =>
      draft.id === undefined ? row.email === draft.email : row.id === draft.id,
    );
    return world.receivers.insert({
      ...draft,
      id: old?.id ?? world.nextId('receiver'),
      wallet_id: asked.wallet_id,
      notice_type: asked.notice_type,
      events: [...new Set(draft.events)],
      created_at: old?.created_at ?? now,
      updated_at: now,
      ...(uid === undefined ? {} : { uid }),
    });
  });
}

/** Who is told by e-mail when something is wrong. */
export const noticesSandbox = {
  receivers({ wallet_id, notice_type }, asking) {
    ownWallet(asking, wallet_id);
    return receiversOf(asking.world, wallet_id, notice_type).map(shown);
  },

  saveReceivers(asked, asking) {
    const { wallet_id, notice_type } = asked;
    const wallet = governedWallet(asking, wallet_id);
    refuseExpired(asking, wallet);
    const before = receiversOf(asking.world, wallet_id, notice_type);
    check(asked, wallet, before);
    const rows = save(asking, asked, before);
    logOperation(asking, {
      wallet_id,
      business: 'notice',
      area: notice_type,
      op: 'save',
      before: said(before),
      after: said(rows),
    });
    return {
      list: rows.map(shown),
      tests_sent: asked.receivers.filter(({ send_test }) => send_test === 1).length,
    };
  },
} satisfies ResolversOf<typeof notices>;
