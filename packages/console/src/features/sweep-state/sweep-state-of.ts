import { autoCollect } from '@mpc/api';
import { read } from '#shared/api/api.ts';

/** What is asked: how a wallet is swept, and what waits in it. */
export const sweepStateOf = (walletId: number) => ({
  config: read(autoCollect.config, { wallet_id: walletId }),
  waiting: read(autoCollect.waiting, { wallet_id: walletId, page_size: 100 }),
});
