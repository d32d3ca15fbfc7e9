import { receiving } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { checkRecipient, type RecipientCheck } from './recipient.rules.ts';
import { useKnownContracts } from './use-known-contracts.ts';

interface Transfer {
  walletId: number | null;
  subWalletId: number;
  /** The main coin of the network. */
  baseSymbol: string;
  /** The coin that is sent. @default the main coin */
  symbol?: string;
  /** A token that no coin table has. */
  token?: { contract: string; name: string };
  /** Sub-wallets share one address and are told apart by their memos. @default false */
  hasMemo?: boolean;
}

/** Whether the recipient of a form may be paid: undefined while that is not known, null while there is no address. */
export function useRecipientCheck(address: string, transfer: Transfer) {
  const { walletId, subWalletId, baseSymbol, symbol = baseSymbol, token, hasMemo = false } = transfer;
  const { contracts, queries } = useKnownContracts({ walletId, subWalletId });
  const owner = useQuery({ ...read(receiving.addressInfo, { address, symbol }), enabled: address !== '' });
  const check = (): RecipientCheck | null | undefined => {
    if (address === '') return null;
    if (contracts === undefined || owner.data === undefined) return undefined;
    const sent = token === undefined ? [] : [[addressKey(baseSymbol, token.contract), token.name] as const];
    return checkRecipient(baseSymbol, address, {
      isSender: !hasMemo && owner.data?.sub_wallet_id === subWalletId,
      contracts: { ...contracts, tokens: new Map([...contracts.tokens, ...sent]) },
    });
  };
  return { recipientCheck: check(), queries: [owner, ...queries] };
}
