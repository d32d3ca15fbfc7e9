import { wallets, type DataOf } from '@mpc/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { readAgain } from '#shared/api/read-again.ts';
import { live } from '#shared/freshness/live.ts';
import { approversOf, keysOfSubWallet, pendingKeysOf, subWalletsOf } from '../key-reads.ts';
import type { KeyRequest } from './apply-content.ts';
import type { ApplyValues } from './apply.values.ts';

const assetsOf = read(wallets.assets, { type: 0 });

/** Of one sub-wallet its keys, of a whole wallet those for which a request is pending. */
const keysFor = (walletId: number, { scope, subWalletId }: ApplyValues) =>
  scope === 'sub_wallet' ? keysOfSubWallet(walletId, subWalletId ?? 0) : pendingKeysOf(walletId);

type Read<Key extends keyof KeyRequest> = KeyRequest[Key] | undefined;

/** A request, once everything it is made by is known and holds together. */
function requestOf(
  walletId: number,
  { scope, subWalletId, reason }: ApplyValues,
  assets: DataOf<typeof wallets.assets> | undefined,
  subWallets: Read<'subWallets'>,
  keys: Read<'keys'>,
  approvers: Read<'approvers'>,
): KeyRequest | null {
  const mine = [...(assets?.top_wallet ?? []), ...(assets?.wallet_list ?? [])];
  const wallet = mine.find(({ wallet_id }) => wallet_id === walletId);
  if (wallet === undefined || subWallets === undefined || keys === undefined || approvers === undefined)
    return null;
  const isOne = scope === 'sub_wallet';
  const meant = isOne ? subWallets.filter(({ sub_wallet_id }) => sub_wallet_id === subWalletId) : subWallets;
  if (meant.length === 0 || (isOne && keys.length === 0)) return null;
  return {
    wallet: { id: walletId, name: wallet.wallet_name },
    scope,
    subWallets: meant,
    keys,
    approvers,
    reason: reason.trim(),
  };
}

/** What a form asks for, with what it rests on; null while that is not known. `again` reads it anew, null without an answer. */
export function useKeyRequest(walletId: number, values: ApplyValues) {
  const queryClient = useQueryClient();
  const isChosen = values.scope === 'wallet' || values.subWalletId !== null;
  const options = {
    assets: assetsOf,
    subWallets: subWalletsOf(walletId),
    keys: keysFor(walletId, values),
    approvers: approversOf(walletId),
  };
  const assets = useQuery(options.assets);
  const subWallets = useQuery(options.subWallets);
  const keys = useQuery({ ...options.keys, ...live, enabled: isChosen });
  const approvers = useQuery(options.approvers);
  return {
    subWallets,
    /** It was chosen what is meant, and what it rests on is not known yet, or could not be read. */
    isWaiting: isChosen && [assets, subWallets, keys, approvers].some(({ data }) => data === undefined),
    isUnread: [assets, keys, approvers].some(({ data, isError }) => data === undefined && isError),
    request: isChosen
      ? requestOf(walletId, values, assets.data, subWallets.data, keys.data?.list, approvers.data)
      : null,
    again: async (): Promise<KeyRequest | null> => {
      const [wallet, names, rows, strategies] = await Promise.all([
        readAgain(queryClient, options.assets),
        readAgain(queryClient, options.subWallets),
        readAgain(queryClient, options.keys),
        readAgain(queryClient, options.approvers),
      ]);
      return requestOf(
        walletId,
        values,
        wallet ?? undefined,
        names ?? undefined,
        rows?.list,
        strategies ?? undefined,
      );
    },
  };
}
