import * as v from 'valibot';
import { Flag, Id, Time } from '../../core/wire.schema.ts';

/** Roles within a wallet: 1 owner, 2 admin, 3 ordinary member. */
export const Role = v.picklist([1, 2, 3]);
export type Role = v.InferOutput<typeof Role>;

/** The person signed in. */
export const UserInfo = v.strictObject({
  uid: Id,
  nickname: v.string(),
  /** Masked e-mail or phone. */
  account: v.string(),
  avatar_letter: v.string(),
  /** The highest role this person has in any wallet. */
  role: Role,
  kyc_status: Flag,
  ga_status: Flag,
  /** en_US or zh_CN. */
  language: v.string(),
  has_mpc: Flag,
  last_login_time: Time,
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** Who did something, as named beside it. */
export const Person = v.strictObject({ uid: Id, nickname: v.string(), avatar_letter: v.string() });
export type Person = v.InferOutput<typeof Person>;

export const Permission = v.strictObject({ has_mpc: Flag, wallet_count: v.number() });
