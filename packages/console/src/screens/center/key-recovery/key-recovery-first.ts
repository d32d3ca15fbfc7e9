import { wallets } from '@mpc/api';
import { desktops, recoveryToolOf } from '#features/recovery-tool';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import type { AskFirst } from '#shared/screen.ts';
import { keysOf } from './key-reads.ts';
import { recoveryTab } from './key-recovery-tabs.ts';
import { keysList } from './keys/keys-list.ts';

/** Members see no keys, and nothing is asked for them. */
export const askFirst: AskFirst = async (queries, { search, walletId }) => {
  const tab = recoveryTab().parse(search.get('tab') ?? '');
  if (tab === 'tool') {
    await Promise.all(desktops.map(({ platform }) => askEarly(queries, recoveryToolOf(platform))));
  } else if (tab === 'keys') {
    const known = queries.getQueryData(read(wallets.assets, { type: 0 }).queryKey);
    const mine = [...(known?.top_wallet ?? []), ...(known?.wallet_list ?? [])];
    const role = mine.find(({ wallet_id }) => wallet_id === walletId)?.role;
    if (role === 1 || role === 2) await askEarly(queries, keysOf(keysList.parse(search), walletId));
  }
};
