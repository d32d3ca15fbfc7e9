import * as v from 'valibot';
import { Flag, Id, Time } from '../../core/wire.schema.ts';
import { receiverLimit } from './notices.rules.ts';

/** Kind of alert. */
export const NoticeType = v.picklist([
  'auto_collect',
  'trx_proxy',
  'kyt',
  'bill',
  'transaction',
  'cold_wallet',
]);
export type NoticeType = v.InferOutput<typeof NoticeType>;

/** An e-mail address. */
export const Email = v.pipe(v.string(), v.maxLength(254, 'email'), v.email('email'));

/** A receiver's name: 1 to 30 characters, counted in code points. */
export const ReceiverName = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && Array.from(text).length <= 30, 'name'),
);

const receiver = {
  email: Email,
  name: ReceiverName,
  /** Some of `noticeEvents` of the type; nothing is sent where there is none. */
  events: v.array(v.string()),
  /** 1 is told, 0 is not. */
  status: Flag,
};

/** Someone who is told by e-mail. */
export const Receiver = v.strictObject({
  id: Id,
  notice_type: NoticeType,
  ...receiver,
  /** The member of the wallet it is; absent for other people. */
  uid: v.optional(Id),
  created_at: Time,
  updated_at: Time,
});
export type Receiver = v.InferOutput<typeof Receiver>;

/** A receiver as it is saved: with `id` where it is there already. */
export const ReceiverDraft = v.strictObject({
  id: v.optional(Id),
  ...receiver,
  uid: v.optional(Id),
  /** 1 to send a first message at once. */
  send_test: v.optional(Flag),
});
export type ReceiverDraft = v.InferOutput<typeof ReceiverDraft>;

/** Whose receivers are asked for, and of which type. */
export const ReceiverQuestion = v.strictObject({ wallet_id: Id, notice_type: NoticeType });

/** Everyone who is to be told from now on: who is not in the list is told no more. */
export const SaveReceivers = v.strictObject({
  wallet_id: Id,
  notice_type: NoticeType,
  /** Recipients, at most 10, each address once, whatever its case. */
  receivers: v.pipe(v.array(ReceiverDraft), v.maxLength(receiverLimit, 'receivers')),
});

/** Who is told now, and to how many a first message was sent. */
export const ReceiversSaved = v.strictObject({ list: v.array(Receiver), tests_sent: v.number() });
export type ReceiversSaved = v.InferOutput<typeof ReceiversSaved>;
