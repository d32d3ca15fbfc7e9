import { coldWallet, keyExport, tron, type ToolDownload } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';

/** The agent that delegates energy. */
export const agentOf = (walletId: number) => read(tron.proxy, { wallet_id: walletId });

/** All addresses that are monitored. */
export const monitoredOf = (walletId: number) => read(tron.monitors, { wallet_id: walletId });

/** The contracts of the cold wallet, with where their platform is. */
export const contractsOf = (walletId: number) => read(coldWallet.addresses, { wallet_id: walletId });

/** The computers that the recovery tool is made for. */
export const desktops = [
  { platform: 'windows', name: 'Windows' },
  { platform: 'macos', name: 'macOS' },
  { platform: 'linux', name: 'Linux' },
] as const satisfies { platform: ToolDownload['platform']; name: string }[];

/** The recovery tool for a kind of computer. */
export const recoveryToolOf = (platform: ToolDownload['platform']) => ({
  ...read(keyExport.tool, { platform }),
  staleTime: cacheLifetime,
});

export const askFirst: AskFirst = (queries, { walletId }) =>
  Promise.all([
    askEarly(queries, agentOf(walletId)),
    askEarly(queries, monitoredOf(walletId)),
    askEarly(queries, contractsOf(walletId)),
    ...desktops.map(({ platform }) => askEarly(queries, recoveryToolOf(platform))),
  ]);
