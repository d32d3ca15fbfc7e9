import { coldWallet } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

/** Whether a wallet has what a cold wallet stands on. Nothing else of it is asked before that is known. */
export const gateOf = (walletId: number) => read(coldWallet.gate, { wallet_id: walletId });

/** How far it is set up. */
export const setupOf = (walletId: number) => read(coldWallet.check, { wallet_id: walletId });

export const askFirst: AskFirst = (queries, { walletId }) => askEarly(queries, gateOf(walletId));
