import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { domain, query } from '../../core/endpoint.ts';
import { TonQuestion, TonTx } from './ton.schema.ts';

/** Looking transactions up on TON. */
export const ton = domain('ton', {
  /** What is not found is not in the answer. 200076: the node does not answer in time. */
  transactions: query('GET /api/mpc/ton/txids', {
    params: TonQuestion,
    data: v.array(TonTx),
    refusals: [codes.transactionNotSupported],
  }),
});
