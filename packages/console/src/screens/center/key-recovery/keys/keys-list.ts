import type { ExportStatus, KeyType } from '@mpc/api';
import { choice, choices, ids } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';

/** Curves, as they are called everywhere. */
export const keyTypes = ['secp256k1', 'ed25519'] as const satisfies KeyType[];

/** 0 none, 1 requested, 2 approved, 3 exported. */
export const exportStatuses = [0, 1, 2, 3] as const satisfies ExportStatus[];

/** No filter takes free text: nobody can paste a key into the address, or send it, by mistake. */
export const keysList = defineList({
  name: 'recovery-keys',
  view: {},
  filters: { sub: ids(), type: choice(keyTypes), status: choices(exportStatuses) },
});

export type KeysState = StateOf<typeof keysList>;

/** What a filter asks of the server. */
export const keysParams = ({ sub, type, status }: KeysState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({ sub_wallet_id: sub, key_type: type, export_status: [...status] }),
});
