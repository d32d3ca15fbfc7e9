import { kyt } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

/** The providers of a wallet. */
export const servicesOf = (walletId: number) => read(kyt.services, { wallet_id: walletId });

export const askFirst: AskFirst = (queries, { walletId }) => askEarly(queries, servicesOf(walletId));
