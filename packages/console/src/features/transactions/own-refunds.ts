import { del } from 'idb-keyval';
import { database, keptOf } from '#shared/drafts/database.ts';
import { openSealed, writeSealed } from '#shared/drafts/sealed.ts';
import { day } from '#shared/durations.ts';
import { fits, isNumber, isText } from '#shared/fields.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { isNamed, type SentRefund } from './refund-journal.ts';

/** A refund that this browser requested and the server has. */
export interface OwnRefund extends Pick<SentRefund, 'wallet' | 'subWallet' | 'unit' | 'sentAt'> {
  /** The refund's number. */
  id: number;
  /** Decimal string. */
  amount: string;
}

const kind = 'refunded';
/** A request expires long before. */
const kept = 30 * day;

const isOwnRefund = fits<OwnRefund>({
  id: isNumber,
  wallet: isNamed,
  subWallet: isNamed,
  unit: isText,
  amount: isText,
  sentAt: isNumber,
});

/** The refunds that a person requested here in the last 30 days. A record that was changed is left out: nothing is sent by it. */
export async function ownRefunds(uid: number): Promise<OwnRefund[]> {
  const all = await keptOf(kind, uid);
  const opened = await Promise.all(all.map(({ key, kept: record }) => openSealed(key, record)));
  return opened.flatMap((one) =>
    one.is === 'whole' && isOwnRefund(one.value) && one.value.sentAt > currentTime() - kept ? one.value : [],
  );
}

/** Writes down under which number the server has a refund, in place of those that are long over. */
export async function keepRefund(sent: SentRefund, id: number): Promise<void> {
  const { uid, wallet, subWallet, unit, order, sentAt } = sent;
  const current = new Set((await ownRefunds(uid)).map((one) => one.id));
  const over = (await keptOf(kind, uid)).filter(
    ({ key }) => !(Array.isArray(key) && current.has(Number(key[2]))),
  );
  await Promise.all(over.map(({ key }) => del(key, database)));
  await writeSealed([kind, uid, id], { id, wallet, subWallet, unit, amount: order.amount, sentAt });
}
