import { apiSettings, type ApiDetail } from '@mpc/api';
import { client, read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { live } from '#shared/freshness/live.ts';
import type { AskFirst } from '#shared/screen.ts';
import { settingsOf } from './keys/api-fields.ts';

/** The API of a wallet: what is in force, and the change that waits. */
export const apiOf = (walletId: number) => ({
  ...read(apiSettings.detail, { wallet_id: walletId }),
  ...live,
});

/** The same, read anew. */
export const apiNow = (walletId: number) => client.call(apiSettings.detail, { wallet_id: walletId });

/** What a change of an API rests on. */
export const lookedAt = (api: ApiDetail) => [
  api.wallet_id,
  api.status,
  api.app_id,
  settingsOf(api),
  api.pending?.item_id ?? null,
];

export const askFirst: AskFirst = (queries, { walletId }) => askEarly(queries, apiOf(walletId));
