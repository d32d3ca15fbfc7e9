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
  nfts: query('GET /api/mpc/sub_wallet/nft/asset', { params: NftFilter, data: NftCollections }),
  nftTokens: query('GET /api/mpc/sub_wallet/nft/token_list', { params: NftTokenFilter, data: NftTokens }),
  nft: query('GET /api/mpc/sub_wallet/nft/info', { params: NftAsked, data: NftInfo }),
  inscriptions: query('GET /api/mpc/sub_wallet/inscription/list', {
    params: InscriptionFilter,
    data: InscriptionPage,
  }),
});
