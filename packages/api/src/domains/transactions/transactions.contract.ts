import * as v from 'valibot';
import { domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { DepositInfo, TransactionFilter, TransactionPage } from './transactions.schema.ts';

/** Everything that moved. */
export const transactions = domain('transactions', {
  list: query('GET /api/mpc/transaction/list', { params: TransactionFilter, data: TransactionPage }),
  depositInfo: query('GET /api/mpc/deposit/info', { params: v.strictObject({ id: Id }), data: DepositInfo }),
});
