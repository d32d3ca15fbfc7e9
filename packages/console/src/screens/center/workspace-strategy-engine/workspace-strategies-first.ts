import { strategies } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

/** The workspace strategies of a wallet, one for each scenario. */
export const workspaceOf = (walletId: number) => read(strategies.workspaceList, { wallet_id: walletId });

export const askFirst: AskFirst = (queries, { walletId }) => askEarly(queries, workspaceOf(walletId));
