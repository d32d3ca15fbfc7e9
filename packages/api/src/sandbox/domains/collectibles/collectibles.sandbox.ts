import type { collectibles } from '../../../domains/collectibles/collectibles.contract.ts';
import { ownSubWallet, sees, subWalletOf } from '../../world/access.ts';
import { BadField } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { actionOf } from '../withdrawals/order-lifecycle.ts';
import { contractKey } from './collectibles-tables.ts';
import { inscriptionPage } from './inscription-list.ts';
import { collectionsIn, nftView, tokenPage } from './nft-view.ts';
import { sendInscriptions } from './send-inscriptions.ts';

/** NFTs and inscriptions. */
export const collectiblesSandbox = {
  withdrawBrc20(asked, asking) {
    const order = sendInscriptions(asking, asked);
    const mayApprove = actionOf(asking.world, order, asking.person.uid);
    return { withdraw_id: order.id, need_sign: mayApprove === 2 ? 1 : 0 };
  },

  nfts(asked, asking) {
    ownSubWallet(asking, asked.sub_wallet_id);
    return { nft_list: collectionsIn(asking.world, asked) };
  },

  nftTokens(asked, asking) {
    ownSubWallet(asking, asked.sub_wallet_id);
    return tokenPage(asking.world, asked);
  },

  nft({ sub_wallet_id, token_id, ...contract }, asking) {
    const { world, person } = asking;
    if (sub_wallet_id !== undefined) ownSubWallet(asking, sub_wallet_id);
    const row = world.nfts
      .where('token', `${contractKey(contract)}/${token_id}`)
      .filter((one) => sub_wallet_id === undefined || one.sub_wallet_id === sub_wallet_id)
      .find((one) => sees(world, person.uid, subWalletOf(world, one)));
    if (row === undefined) throw new BadField('token_id', 'unknown');
    const { description, attributes, address } = row;
    const subWallet = subWalletOf(world, row);
    return {
      ...nftView(world, row),
      description,
      attributes: [...attributes],
      sub_wallet_id: row.sub_wallet_id,
      sub_wallet_name: subWallet.sub_wallet_name,
      address,
      address_link: world.chains.get(row.base_symbol)?.address_link ?? '',
    };
  },

  inscriptions(asked, asking) {
    ownSubWallet(asking, asked.sub_wallet_id);
    return inscriptionPage(asking.world, asked);
  },
} satisfies ResolversOf<typeof collectibles>;
