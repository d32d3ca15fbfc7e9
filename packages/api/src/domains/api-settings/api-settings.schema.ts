import * as v from 'valibot';
import { Flag, Id, Time } from '../../core/wire.schema.ts';
import { Person } from '../account/account.schema.ts';
import { ApprovalNode } from '../approvals/approvals.schema.ts';

/** 0 none, 1 enabled, 2 disabled, 3 its first values wait for approval. */
export const ApiKeyStatus = v.picklist([0, 1, 2, 3]);
export type ApiKeyStatus = v.InferOutput<typeof ApiKeyStatus>;

/** What of an API can change. */
export const ApiField = v.picklist([
  'client_rsa_pub',
  'cosigner_rsa_pub',
  'ip_whitelist',
  'notify_url',
  'cosigner_url',
  'status',
]);
export type ApiField = v.InferOutput<typeof ApiField>;

/** What an API lets in and where it reports to; empty where it is not set. */
export const ApiValues = v.strictObject({
  /** RSA public keys of 2048 bits in PEM (PKCS#8), each with the SHA-256 of its DER in hex. */
  client_rsa_pub: v.string(),
  client_fingerprint: v.string(),
  cosigner_rsa_pub: v.string(),
  cosigner_fingerprint: v.string(),
  /** IPv4, IPv6 or ranges of them (CIDR): calls from elsewhere are rejected. */
  ip_whitelist: v.array(v.string()),
  /** Where changes of transactions are told. */
  notify_url: v.string(),
  /** Where the co-signer is reached. */
  cosigner_url: v.string(),
});
export type ApiValues = v.InferOutput<typeof ApiValues>;

/** A change of an API that waits for approval; until then the old values stay in force. */
export const PendingApi = v.strictObject({
  item_id: Id,
  op: v.picklist(['create', 'edit', 'enable', 'disable']),
  /** What would be another than it is. */
  fields: v.array(ApiField),
  /** All values as they would be. */
  values: ApiValues,
  initiator: Person,
  created_at: Time,
  expire_at: Time,
  node_list: v.array(ApprovalNode),
});
export type PendingApi = v.InferOutput<typeof PendingApi>;

/** How the last report of a transaction went: 0 waiting, 1 taken, 2 failed. */
export const LastCallback = v.strictObject({
  notify_id: Id,
  status: v.picklist([0, 1, 2]),
  http_code: v.number(),
  at: Time,
});

/** The program that signs automatically. */
export const CoSignerState = v.strictObject({
  /** Its share of the key: 0 none, 1 waiting for it, 2 enabled, 3 disabled. */
  status: v.picklist([0, 1, 2, 3]),
  /** Empty while there is none. */
  version: v.string(),
  kind: v.nullable(v.picklist(['standard', 'sgx'])),
  online: Flag,
});

/** The API of a wallet: what is in force, and the change that waits. */
export const ApiDetail = v.strictObject({
  wallet_id: Id,
  status: ApiKeyStatus,
  /** The merchant's id, and the platform's own public key with its fingerprint; empty while there is no API. */
  app_id: v.string(),
  custody_rsa_pub: v.string(),
  custody_fingerprint: v.string(),
  ...ApiValues.entries,
  /** How the co-signer makes sure of an order: it asks `withdraw_callback`, or verifies the order's signature. */
  verify_way: v.picklist(['none', 'callback', 'sign']),
  /** Read-only here: it is set in the co-signer. */
  withdraw_callback: v.string(),
  /** What callers may do, such as `withdraw`. */
  permissions: v.array(v.string()),
  co_signer: CoSignerState,
  /** Null where nothing was told yet. */
  last_callback: v.nullable(LastCallback),
  /** Null while there is no API. */
  created_at: v.nullable(Time),
  updated_at: v.nullable(Time),
  updated_by: v.nullable(Person),
  pending: v.nullable(PendingApi),
});
export type ApiDetail = v.InferOutput<typeof ApiDetail>;

/** Which wallet's API. */
export const ApiQuestion = v.strictObject({ wallet_id: Id });

/** All values of an API, with the code of the caller's authenticator (six digits). */
export const ApiSave = v.strictObject({
  wallet_id: Id,
  /** Public key of the client, PEM. */
  client_rsa_pub: v.pipe(v.string(), v.maxLength(2000)),
  /** Public key of the co-signer, PEM. */
  cosigner_rsa_pub: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** 1 to 20 addresses or ranges. The range of everything (0.0.0.0/0) is rejected. */
  ip_whitelist: v.array(v.string()),
  /** Callback URL: https, at most 255 characters, a public host. */
  notify_url: v.optional(v.string()),
  /** URL of the co-signer: https, or a private address with its port (28888 if absent). */
  cosigner_url: v.optional(v.string()),
  /** Code of the caller’s authenticator. 100181 if it is missing, 100180 if it is wrong. */
  ga_code: v.optional(v.string()),
});
export type ApiSave = v.InferOutput<typeof ApiSave>;

/** What became of a change: the item that decides it, where someone has to be asked. */
export const ApiSaved = v.strictObject({
  item_id: v.optional(Id),
  app_id: v.string(),
  custody_rsa_pub: v.string(),
});

/** Switching an API on (1) or off (2). */
export const ApiSwitch = v.strictObject({
  wallet_id: Id,
  /** 1 enable, 2 disable. */
  status: v.picklist([1, 2]),
  ga_code: v.optional(v.string()),
});

/** The item that decides it, where someone has to be asked: always for switching on, for members also for switching off. */
export const ApiSwitched = v.strictObject({ item_id: v.optional(Id) });
