import { tonLookupLimit } from '@mpc/api';
import { choice, codec } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';

const hashes = () =>
  codec<string[]>({
    fallback: [],
    isMultiple: true,
    read: (said) =>
      [...new Set(said.toLowerCase().split(','))]
        .filter((one) => /^[\da-f]{64}$/.test(one))
        .slice(0, tonLookupLimit),
    write: (value) => value.join(','),
  });

/** When what is looked up happened: this month in UTC, or at any time. */
export const tonRanges = ['any', 'month'] as const;

/** What is looked up, as the address says it. */
export const tonQueryList = defineList({
  name: 'ton-query',
  view: { range: choice(tonRanges, 'any') },
  filters: {
    /** In hex, in the order they were given. */
    hash: hashes(),
  },
});

export type TonQueryState = StateOf<typeof tonQueryList>;

/** What is asked of the server. */
export const tonQuestion = ({ hash, range }: TonQueryState, walletId: number) => ({
  wallet_id: walletId,
  hashes: hash,
  range,
});
