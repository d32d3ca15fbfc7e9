import { autoCollect } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

export const askFirst: AskFirst = (queries, { walletId }) =>
  askEarly(queries, read(autoCollect.config, { wallet_id: walletId }));
