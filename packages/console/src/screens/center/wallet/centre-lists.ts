import { choice, flag, text } from '#shared/list/codec.ts';
import { defineList } from '#shared/list/define-list.ts';

/** The sub-wallets to choose from. */
export const subWalletsList = defineList({
  name: 'sub-wallets',
  view: { by: choice(['usd', 'name', 'newest']) },
  filters: { find: text(), few: flag() },
});

export const coinsList = defineList({
  name: 'coins',
  view: { group: choice(['net']) },
  filters: {
    net: text(),
    /** Leaves out coins there is nothing of, and those worth little. */
    zero: flag(),
    small: flag(),
    q: text(),
  },
  sort: ['symbol_alias', 'price_usd', 'usd'],
});

export const nftList = defineList({ name: 'nft', view: {}, filters: { net: text(), q: text() } });

export const inscriptionsList = defineList({
  name: 'inscriptions',
  view: {},
  filters: { ticker: text(), type: choice(['free', 'held']), q: text() },
  sort: ['inscription_number', 'amount', 'created_at'],
});

export const addressesList = defineList({
  name: 'addresses',
  view: { coin: text() },
  filters: { type: choice(['user', 'system']), q: text() },
  sort: ['address_label', 'balance', 'created_at'],
});

export const allowancesList = defineList({
  name: 'allowances',
  view: {},
  filters: { type: choice(['unlimited']), q: text() },
  sort: ['granted', 'used'],
});

/** The lists of the tabs, of which one is in sight. */
export const tabLists = [coinsList, nftList, inscriptionsList, addressesList, allowancesList] as const;
