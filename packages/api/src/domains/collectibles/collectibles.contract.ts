import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { WithdrawTaken } from '../withdrawals/withdrawals.schema.ts';
import {
  Brc20Withdraw,
  InscriptionFilter,
  InscriptionPage,
  NftAsked,
  NftCollections,
  NftFilter,
  NftInfo,
  NftTokenFilter,
  NftTokens,
} from './collectibles.schema.ts';

/** NFTs and inscriptions. */
export const collectibles = domain('collectibles', {
  /**
   * Create a transfer of inscriptions. Sends the inscriptions named; they are inputs of their own and are never spent
   * as fees. `request_id` makes the request idempotent (100023).
   */
  withdrawBrc20: command('POST /api/mpc/sub_wallet/withdraw/brc20', {
    params: Brc20Withdraw,
    data: WithdrawTaken,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [
      codes.alreadySubmitted,
      codes.coinNotSupported,
      codes.packageExpired,
      codes.transfersForbidden,
      codes.transactionNotSupported,
      codes.transfersSuspended,
      codes.invalidAddress,
      codes.selfTransfer,
      codes.notWhitelisted,
      codes.blacklistedAddress,
      codes.riskyAddress,
      codes.screeningUnavailable,
      codes.changePending,
      codes.insufficientFeeBalance,
    ],
  }),
  /** List NFT collections of a sub-wallet. One row a contract, with the number of tokens held. */
  nfts: query('GET /api/mpc/sub_wallet/nft/asset', {
    params: NftFilter,
    data: NftCollections,
    echoes: { base_symbol: 'nft_list.*.base_symbol' },
  }),
  /** List tokens of an NFT collection. Those that the sub-wallet holds. */
  nftTokens: query('GET /api/mpc/sub_wallet/nft/token_list', {
    params: NftTokenFilter,
    data: NftTokens,
    echoes: {
      contract_address: 'nft_token_list.*.contract_address',
      base_symbol: 'nft_token_list.*.base_symbol',
    },
  }),
  /** Get an NFT. The token with its attributes and media. */
  nft: query('GET /api/mpc/sub_wallet/nft/info', {
    params: NftAsked,
    data: NftInfo,
    echoes: {
      sub_wallet_id: 'sub_wallet_id',
      base_symbol: 'base_symbol',
      contract_address: 'contract_address',
      token_id: 'token_id',
    },
  }),
  /** List inscriptions of a sub-wallet. BRC-20 inscriptions by address, with what can be transferred. */
  inscriptions: query('GET /api/mpc/sub_wallet/inscription/list', {
    params: InscriptionFilter,
    data: InscriptionPage,
    echoes: { address: 'list.*.address' },
  }),
});
