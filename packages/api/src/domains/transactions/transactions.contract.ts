import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { DepositInfo, RemarkDeposit, TransactionFilter, TransactionPage } from './transactions.schema.ts';

/** Everything that moved. */
export const transactions = domain('transactions', {
  /** Get a deposit. The deposit with its KYT result, confirmations and whether it can be refunded. */
  depositInfo: query('GET /api/mpc/deposit/info', {
    params: v.strictObject({ /** Deposit. */ id: Id }),
    data: DepositInfo,
    echoes: { id: 'id' },
    refusals: [codes.orderNotFound],
  }),
  /** Set the remark of a deposit. Replaces the remark there is. A command, although it is a GET. */
  remarkDeposit: command('GET /api/mpc/deposit/add/remark', {
    params: RemarkDeposit,
    refusals: [codes.orderNotFound],
  }),
  /**
   * List transactions. Deposits, transfers, contract calls, sweeps, gas refueling and refunds, with filters over all
   * of them.
   */
  list: query('GET /api/mpc/transaction/list', {
    params: TransactionFilter,
    data: TransactionPage,
    echoes: {
      sub_wallet_id: 'list.*.sub_wallet_id',
      trans_kind: 'list.*.trans_kind',
      symbol: 'list.*.symbol',
      base_symbol: 'list.*.base_symbol',
    },
  }),
});
