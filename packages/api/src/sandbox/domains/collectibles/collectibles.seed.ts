import type { NftStandard } from '../../../domains/collectibles/collectibles.schema.ts';
import { coinOf, homeOf, subWalletOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import { requestId, type History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { partners } from '../address-book/address-book.seed.ts';
import { screen } from '../kyt/screening.ts';
import { subWalletIds } from '../wallets/wallets.seed.ts';
import { nftPicture } from './nft-picture.ts';
import { ship } from './send-inscriptions.ts';
import { day, hour } from '../../../core/durations.ts';

const { main, marketMaking, reserve, vendors } = subWalletIds;

type Held = readonly [subWalletId: number, tokenId: number];

interface Collection {
  name: string;
  base: string;
  standard: NftStandard;
  hue: number;
  /** Which of its tokens lie where, in the order they came in. */
  held: readonly Held[];
  isFilm?: boolean;
}

const many = (owner: number, count: number, first: number, step: number): Held[] =>
  Array.from({ length: count }, (_, index) => [owner, first + index * step] as const);

/** Their contracts have the addresses of their names. */
const collections: readonly Collection[] = [
  { name: 'Harbour Lights', base: 'ETH', standard: 'ERC721', hue: 210, held: many(main, 24, 118, 42) },
  { name: 'Signal Flags', base: 'MATIC1', standard: 'ERC1155', hue: 20, held: many(main, 6, 1, 1) },
  {
    name: 'Tidewater Loops',
    base: 'BSC',
    standard: 'ERC721',
    hue: 160,
    held: many(main, 4, 9, 11),
    isFilm: true,
  },
  {
    name: 'Tide Tables',
    base: 'ETH',
    standard: 'ERC721',
    hue: 280,
    held: [
      [marketMaking, 7],
      [vendors, 31],
    ],
  },
  { name: 'Paper Boats', base: 'ETH', standard: 'ERC721', hue: 50, held: [[vendors, 2050]] },
];

const traits = {
  Sky: ['Clear', 'Overcast', 'Storm', 'Dawn'],
  Tide: ['Low', 'Rising', 'High'],
  Boats: ['None', 'One', 'Many'],
} as const;

/** Names that are missing, and a picture that is. */
const nameless = [244, 2050];
const blank = 1042;

/** The tokens of a collection came in one after the other. */
function collect(world: World, history: History, collection: Collection): void {
  const { name, base, standard, held, hue, isFilm = false } = collection;
  const { random } = world;
  const contract_address = addressOn(base, name);
  world.nftCollections.insert({
    base_symbol: base,
    contract_address,
    collection_name: name,
    token_standard: standard,
    image: nftPicture({ hue, shape: 0 }),
  });
  for (const [index, [owner, token]] of held.entries()) {
    const picture = nftPicture({ hue: (hue + index * 23) % 360, shape: index, moves: isFilm });
    const image = token === blank ? '' : picture;
    const attributes = Object.entries(traits).map(([trait_type, values]) => ({
      trait_type,
      value: random.pick<string>(values),
    }));
    const amount = standard === 'ERC1155' ? String(random.whole(1, 40)) : '1';
    history.ago((80 - index * 2) * day, () => {
      world.nfts.insert({
        sub_wallet_id: owner,
        base_symbol: base,
        contract_address,
        token_id: String(token),
        nft_name: nameless.includes(token) ? `#${token}` : `${name} #${token}`,
        image,
        image_type: image === '' ? '' : 'image/svg+xml',
        is_video: isFilm ? 1 : 0,
        amount,
        received_at: world.clock.now(),
        address: known(homeOf(world, owner, base), `${base} address`).address,
        description: `Part of ${name}.`,
        attributes,
      });
    });
  }
}

/** How much of a token each inscription is for. */
const inscribed = {
  ordi: ['10', '25', '25', '100', '7.5'],
  rats: ['100000', '250000', '50000'],
  sats: ['1000000000', '500000000', '2500000000', '1000000000'],
} as const;

function inscribe(world: World, history: History): void {
  let number = 61_204_377;
  let ago = 80 * day;
  for (const [ticker, amounts] of Object.entries(inscribed)) {
    for (const amount of amounts) {
      number += world.random.whole(40, 90_000);
      const hash = world.random.hex(64);
      const inscription_number = number;
      ago -= 5 * day;
      history.ago(ago, () => {
        world.inscriptions.insert({
          inscription_id: `${hash}i0`,
          inscription_number,
          ticker,
          protocol: 'brc-20',
          op: 'transfer',
          amount,
          utxo: `${hash}:0`,
          sats: 546,
          address: known(homeOf(world, reserve, 'BTC'), 'BTC address').address,
          created_at: world.clock.now(),
          sub_wallet_id: reserve,
          order_id: 0,
        });
      });
    }
  }
  // Two of them wait to go out.
  history.ago(3 * hour, () => {
    const address_to = addressOn('BTC', partners.desk);
    ship(world, {
      request_id: requestId(world.random),
      initiator_uid: people.admin.uid,
      subWallet: subWalletOf(world, { sub_wallet_id: reserve }),
      coin: coinOf(world, { symbol: 'BTC' }),
      rows: world.inscriptions
        .where('sub_wallet_id', reserve)
        .filter((row) => row.ticker === 'ordi')
        .slice(0, 2),
      address_to,
      remark: 'Sold over the counter',
      screening: screen('BTC', address_to, world.clock.now()) ?? null,
    });
  });
}

/** Collectibles of some sub-wallets, and inscriptions of one. */
export function seedCollectibles(world: World, history: History): void {
  for (const collection of collections) collect(world, history, collection);
  inscribe(world, history);
}
