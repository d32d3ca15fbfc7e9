import { autoCollect } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

/** The sub-wallets that may be omnibus or gas station. */
export const candidatesOf = (walletId: number) =>
  read(autoCollect.subWallets, { wallet_id: walletId, order_by: 'sub_wallet_name', order: 'asc' });

export const askFirst: AskFirst = (queries, { walletId }) => askEarly(queries, candidatesOf(walletId));
