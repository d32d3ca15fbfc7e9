import type { ParamsOf } from '../../../core/endpoint.ts';
import type { collectibles } from '../../../domains/collectibles/collectibles.contract.ts';
import type { Nft, NftCollection, NftTokens } from '../../../domains/collectibles/collectibles.schema.ts';
import { known, type World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import { contractKey, type CollectionRow, type NftRow } from './collectibles-tables.ts';

function collectionOf(world: World, row: NftRow): CollectionRow {
  return known(world.nftCollections.get(contractKey(row)), `collection ${row.contract_address}`);
}

/** The network's name, as people tell it from others. */
function netOf(world: World, baseSymbol: string): string {
  return world.chains.get(baseSymbol)?.coin_net ?? baseSymbol;
}

/** The collections that a sub-wallet holds tokens of, in the order it got them. */
export function collectionsIn(
  world: World,
  { sub_wallet_id, base_symbol, keyword = '' }: ParamsOf<typeof collectibles.nfts>,
): NftCollection[] {
  const counts = new Map<CollectionRow, number>();
  for (const row of world.nfts.where('sub_wallet_id', sub_wallet_id)) {
    const collection = collectionOf(world, row);
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  }
  const text = keyword.trim().toLowerCase();
  return [...counts]
    .filter(([collection]) => base_symbol === undefined || collection.base_symbol === base_symbol)
    .filter(([{ collection_name, contract_address }]) =>
      [collection_name, contract_address].some((name) => name.toLowerCase().includes(text)),
    )
    .map(([collection, count]) => ({ ...collection, coin_net: netOf(world, collection.base_symbol), count }));
}

/** A token as the wire shows it. */
export function nftView(world: World, row: NftRow): Nft {
  const { sub_wallet_id: _, address: __, description: ___, attributes: ____, ...shown } = row;
  const { collection_name, token_standard } = collectionOf(world, row);
  return { ...shown, coin_net: netOf(world, row.base_symbol), collection_name, token_standard };
}

const compare = {
  // Of more digits is more, whatever they are.
  token_id: (one: NftRow, other: NftRow) =>
    one.token_id.length - other.token_id.length || one.token_id.localeCompare(other.token_id),
  nft_name: (one: NftRow, other: NftRow) => one.nft_name.localeCompare(other.nft_name),
  received_at: (one: NftRow, other: NftRow) => one.received_at - other.received_at,
};

/** The page of the tokens of a collection that was asked for. */
export function tokenPage(world: World, asked: ParamsOf<typeof collectibles.nftTokens>): NftTokens {
  const { sub_wallet_id, is_video, order_by = 'token_id' } = asked;
  const key = contractKey(asked);
  const found = world.nfts
    .where('sub_wallet_id', sub_wallet_id)
    .filter((row) => contractKey(row) === key)
    .filter((row) => is_video === undefined || row.is_video === is_video);
  const { list, ...counted } = listed(found, asked, {
    show: (row) => nftView(world, row),
    texts: ({ nft_name, token_id }) => [nft_name, token_id],
    compare: compare[order_by],
    order: 'asc',
  });
  return { nft_token_list: list, ...counted };
}
