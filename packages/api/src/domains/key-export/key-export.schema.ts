import * as v from 'valibot';
import { Flag, Id, pageOf, pageParams, Time } from '../../core/wire.schema.ts';
import { ItemStatus } from '../approvals/approvals.schema.ts';

/** Curve of the key, which decides its networks. */
export const KeyType = v.picklist(['secp256k1', 'ed25519']);
export type KeyType = v.InferOutput<typeof KeyType>;

/** 0 none, 1 requested, 2 approved and ready to export, 3 exported. */
export const ExportStatus = v.picklist([0, 1, 2, 3]);
export type ExportStatus = v.InferOutput<typeof ExportStatus>;

/**
 * The key of a sub-wallet, in shares that are never together on this server.
 *
 * No call of the specification applies for an export, because nothing of it can be done without the phone, which holds
 * one of the shares and asks for its password and the authenticator by itself. So the person applies by a code:
 * `qrc/generate` with `business_type` `key_export_wallet` (`business_id` is the wallet, all of whose keys are meant) or
 * `key_export_sub_wallet` (one sub-wallet), and the reason as `summary`, at most 200 characters. Signing it opens an item
 * of type 9 that the wallet's strategy for `key_export` decides. Once that has passed, the owner fetches the file within
 * 24 hours by another code, `key_export_file` (`business_id` is the application): signing it adds the phone's share,
 * encrypted under the password typed there, and makes the file ready.
 */
export const KeyExport = v.strictObject({
  sub_wallet_id: Id,
  sub_wallet_name: v.string(),
  sub_wallet_type: v.picklist([1, 2]),
  key_type: KeyType,
  /** Chains opened in the wallet that this key signs for, by their main coin. */
  chains: v.array(v.string()),
  /** How many shares make the key, how many of them the platform holds, and how many the phone. */
  share_set: v.strictObject({
    needed: v.number(),
    platform: v.number(),
    phone: v.number(),
    created_at: Time,
  }),
  export_status: ExportStatus,
  /** Null where it never was. */
  last_export_at: v.nullable(Time),
  /** The latest application that covers it; null where there is none. */
  application: v.nullable(
    v.strictObject({
      apply_id: Id,
      item_id: Id,
      status: ItemStatus,
      /** Until when it may be fetched; 0 until it is approved. In the past: its time has run out. */
      valid_until: Time,
      /** 1 while the caller may fetch it with a code. */
      can_export: Flag,
    }),
  ),
  /** The encrypted file, while it may be fetched; null else. */
  file: v.nullable(
    v.strictObject({ name: v.string(), url: v.string(), sha256: v.string(), expire_at: Time }),
  ),
});
export type KeyExport = v.InferOutput<typeof KeyExport>;

/** Which keys of a wallet. */
export const KeyExportFilter = v.strictObject({
  wallet_id: Id,
  sub_wallet_id: v.optional(v.array(Id)),
  key_type: v.optional(KeyType),
  export_status: v.optional(v.array(ExportStatus)),
  /** Part of a sub-wallet's name. */
  keyword: v.optional(v.string()),
  ...pageParams,
});

/** A page of keys. */
export const KeyExportPage = pageOf(KeyExport);
export type KeyExportPage = v.InferOutput<typeof KeyExportPage>;

/** Platform of the key recovery tool (desktop) or the app (phone). */
export const ToolPlatform = v.picklist(['windows', 'macos', 'linux', 'android', 'ios']);
export type ToolPlatform = v.InferOutput<typeof ToolPlatform>;

/** For which platform. */
export const ToolQuestion = v.strictObject({ platform: ToolPlatform });

/** Where a program is downloaded, and how to make sure it is the right one. */
export const ToolDownload = v.strictObject({
  platform: ToolPlatform,
  url: v.string(),
  version: v.string(),
  /** Of the file, in hex. */
  sha256: v.string(),
  released_at: Time,
});
export type ToolDownload = v.InferOutput<typeof ToolDownload>;
