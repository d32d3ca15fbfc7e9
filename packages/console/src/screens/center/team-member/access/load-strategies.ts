import { strategies, type AdvancedStrategy, type BasicStrategy } from '@mpc/api';
import { queryOptions } from '@tanstack/react-query';
import { client } from '#shared/api/api.ts';
import type { StrategyInEffect } from './out-of-reach.rules.ts';

/** So many sub-wallets are asked about at once. */
const atOnce = 6;

const inSubWallet = (row: BasicStrategy | AdvancedStrategy): StrategyInEffect => ({
  key: String(row.strategy_id),
  type: 'type' in row ? row.type : 0,
  name: row.name,
  subWalletId: row.sub_wallet_id,
  subWalletName: row.sub_wallet_name,
  steps: row.node_list,
});

/** Every strategy in effect in a wallet, of the sub-wallets that the caller sees. */
async function loadStrategies(wallet_id: number, signal: AbortSignal): Promise<StrategyInEffect[]> {
  const [basic, workspace] = await Promise.all([
    client.call(strategies.basicList, { wallet_id }, { signal }),
    client.call(strategies.workspaceList, { wallet_id }, { signal }),
  ]);
  const advanced: AdvancedStrategy[] = [];
  for (let at = 0; at < basic.length; at += atOnce) {
    const lists = basic
      .slice(at, at + atOnce)
      .map(({ sub_wallet_id }) => client.call(strategies.advancedList, { sub_wallet_id }, { signal }));
    advanced.push(...(await Promise.all(lists)).flat());
  }
  return [
    ...basic.map(inSubWallet),
    // One that waits to be added decides nothing yet.
    ...advanced.filter(({ status }) => status === 1).map(inSubWallet),
    ...workspace.map(({ business_type, business_name, node_list }) => ({
      key: business_type,
      type: 3 as const,
      name: business_name,
      subWalletId: 0,
      subWalletName: '',
      steps: node_list,
    })),
  ];
}

/** The same for the cache: read again with whatever changes strategies. */
export const strategiesOf = (walletId: number) =>
  queryOptions({
    queryKey: ['strategies', 'inEffect', walletId],
    queryFn: ({ signal }) => loadStrategies(walletId, signal),
  });
