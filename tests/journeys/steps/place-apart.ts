import {
  fileOf,
  overlaySource,
  readScripts,
  scriptsOf,
  walletSources,
  wantedLater,
} from '../../../scripts/console-scripts.ts';

const screen = (name: string) => `src/screens/center/${name}.screen.tsx`;

/** Places of the navigation that nothing fetches ahead, each with its source and what it asks the server first. */
const places = [
  {
    name: 'Callbacks',
    source: screen('transaction-notification/transaction-notification'),
    asks: 'notify_list',
  },
  { name: 'Invoices', source: screen('invoice/invoice'), asks: 'bill/record/list' },
  { name: 'Team', source: screen('team-member/team-member'), asks: 'member/list' },
];

/** What is fetched ahead: the code of the first places of the navigation. */
export const warmSources = [
  'wallet/personal-book/personal-book',
  'center/wallet/sub-wallet',
  'center/transactions/transactions',
  'center/todo/todo',
  'center/address-book/address-book',
  'center/collection/collection',
  'center/co-signer/co-signer',
  'center/cold-wallet/cold-wallet',
  'center/strategy-engine/strategy-engine',
].map((name) => `src/screens/${name}.screen.tsx`);

/** What a transfer loads, from the list of coins to its outcome. */
export const transferSources = () => [
  'src/screens/center/wallet/sub-wallet.screen.tsx',
  ...wantedLater(readScripts()).filter((source) => source.startsWith('src/features/payments/')),
];

/** A place whose script is not there yet where these sources are: which sources come in one script is up to the build. */
export function placeApart(loaded: readonly string[]) {
  const list = readScripts();
  const there = scriptsOf(list, [...walletSources('en-US'), overlaySource, ...loaded]);
  const place = places.find(({ source }) => !there.has(fileOf(list, source)));
  if (place === undefined) throw new Error('The build has no script of a place that is not fetched by then');
  return { ...place, file: fileOf(list, place.source) };
}
