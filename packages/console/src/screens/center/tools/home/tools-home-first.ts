import { coldWallet, tron } from '@mpc/api';
import { desktops, recoveryToolOf } from '#features/recovery-tool';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

/** The agent that delegates energy. */
export const agentOf = (walletId: number) => read(tron.proxy, { wallet_id: walletId });

/** All addresses that are monitored. */
export const monitoredOf = (walletId: number) => read(tron.monitors, { wallet_id: walletId });

/** The contracts of the cold wallet, with where their platform is. */
export const contractsOf = (walletId: number) => read(coldWallet.addresses, { wallet_id: walletId });

export const askFirst: AskFirst = (queries, { walletId }) =>
  Promise.all([
    askEarly(queries, agentOf(walletId)),
    askEarly(queries, monitoredOf(walletId)),
    askEarly(queries, contractsOf(walletId)),
    ...desktops.map(({ platform }) => askEarly(queries, recoveryToolOf(platform))),
  ]);
