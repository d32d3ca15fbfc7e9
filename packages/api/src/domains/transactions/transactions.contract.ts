import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { DepositInfo, RemarkDeposit, TransactionFilter, TransactionPage } from './transactions.schema.ts';

/** Everything that moved. */
export const transactions = domain('transactions', {
  depositInfo: query('GET /api/mpc/deposit/info', {
    params: v.strictObject({ id: Id }),
    data: DepositInfo,
    refusals: [codes.orderNotFound],
  }),
  remarkDeposit: command('GET /api/mpc/deposit/add/remark', {
    params: RemarkDeposit,
    refusals: [codes.orderNotFound],
  }),
  list: query('GET /api/mpc/transaction/list', { params: TransactionFilter, data: TransactionPage }),
});
