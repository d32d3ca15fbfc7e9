import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { domain, query } from '../../core/endpoint.ts';
import { TonQuestion, TonTx } from './ton.schema.ts';

/** Looking transactions up on TON. */
export const ton = domain('ton', {
  /**
   * Look up TON transactions by hash. Hashes that are not found are left out of the answer. 200076: the node did not
   * answer in time.
   */
  transactions: query('GET /api/mpc/ton/txids', {
    params: TonQuestion,
    data: v.array(TonTx),
    echoes: { hashes: '*.query' },
    refusals: [codes.transactionNotSupported],
  }),
});
