import { notices } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

/** Who is told by e-mail when something of the TRON auto agent is wrong. */
export const agentReceiversOf = (walletId: number) =>
  read(notices.receivers, { wallet_id: walletId, notice_type: 'trx_proxy' });

export const askFirst: AskFirst = (queries, { walletId }) => askEarly(queries, agentReceiversOf(walletId));
