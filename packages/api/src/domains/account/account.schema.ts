import * as v from 'valibot';
import { Flag, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';

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
  /** 1 once the person is verified, and once an authenticator is bound. */
  kyc_status: Flag,
  ga_status: Flag,
  /** en_US or zh_CN. */
  language: v.string(),
  /** 1 where the person is in any wallet. */
  has_mpc: Flag,
  last_login_time: Time,
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

/** Who did something, as named beside it. */
export const Person = v.strictObject({ uid: Id, nickname: v.string(), avatar_letter: v.string() });
export type Person = v.InferOutput<typeof Person>;

/** Whether custody is this person's to use, and in how many wallets. */
export const Permission = v.strictObject({ has_mpc: Flag, wallet_count: v.number() });

/** What the login page needs to tell people from programs; the key is empty where no one is asked to prove it. */
export const CaptchaConfig = v.strictObject({
  captcha_key: v.string(),
  captcha_url: v.string(),
  region: v.string(),
});
export type CaptchaConfig = v.InferOutput<typeof CaptchaConfig>;

/** Client that was signed in with. */
export const LoginClient = v.picklist(['web', 'app', 'api']);
export type LoginClient = v.InferOutput<typeof LoginClient>;

/**
 * Why someone was not let in: the password or the authenticator's code was wrong, the code to be scanned was too old or
 * was rejected on the phone, the account was locked after too many tries; empty where they were let in.
 */
export const LoginFault = v.picklist(['', 'password', 'authenticator', 'expired', 'refused', 'locked']);
export type LoginFault = v.InferOutput<typeof LoginFault>;

/** Whose sign-ins. @default my own; with wallet_id, its owner is answered those of all its members */
export const LoginFilter = v.strictObject({
  wallet_id: v.optional(Id),
  /** Member of the wallet, for its owner. */
  uid: v.optional(Id),
  /** Part of an IP address, location, device or browser. */
  keyword: v.optional(v.string()),
  /** 1 succeeded, 0 failed. */
  result: v.optional(Flag),
  client_type: v.optional(LoginClient),
  start_time: v.optional(Time),
  end_time: v.optional(Time),
  order_by: v.optional(v.picklist(['login_time'])),
  /** @default desc */
  order: v.optional(v.picklist(['asc', 'desc'])),
  ...pageParams,
});

/** Someone signed in, or tried to. */
export const LoginRecord = v.strictObject({
  id: Id,
  person: Person,
  login_time: Time,
  ip: v.string(),
  /** The town, and the country by its two letters. */
  location: v.string(),
  country: v.string(),
  device: v.string(),
  os: v.string(),
  browser: v.string(),
  client_type: LoginClient,
  /** 1 succeeded, 0 failed. */
  result: Flag,
  fail_reason: LoginFault,
  /** 1 where this person had never been let in with that device, or from that country, before. */
  is_new_device: Flag,
  is_new_country: Flag,
});
export type LoginRecord = v.InferOutput<typeof LoginRecord>;

/** A page of sign-ins. */
export const LoginPage = pageOf(LoginRecord);
export type LoginPage = v.InferOutput<typeof LoginPage>;
