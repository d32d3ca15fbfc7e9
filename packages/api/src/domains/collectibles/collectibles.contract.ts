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
      '100023',
      '120202',
      '200040',
      '900006',
      '200076',
      '110227',
      '110055',
      '3040006',
      '200109',
      '200143',
      '200137',
      '200139',
      '200145',
      '120403',
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
