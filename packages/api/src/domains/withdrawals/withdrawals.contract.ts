import * as v from 'valibot';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import {
  Balance,
  BalanceQuestion,
  CancelWithdraw,
  FeeEstimate,
  FeeQuestion,
  LimitAnswer,
  LimitQuestion,
  SignProtection,
  Withdraw,
  WithdrawInfo,
  WithdrawTaken,
} from './withdrawals.schema.ts';

/** Money going out: what is there, what it costs, the order itself. */
export const withdrawals = domain('withdrawals', {
  info: query('GET /api/mpc/withdraw/info', { params: v.strictObject({ id: Id }), data: WithdrawInfo }),
  balance: query('GET /api/mpc/sub_wallet/symbol/balance', { params: BalanceQuestion, data: Balance }),
  fee: query('GET /api/mpc/gas_estimate', { params: FeeQuestion, data: FeeEstimate }),
  create: command('POST /api/mpc/sub_wallet/withdraw', {
    params: Withdraw,
    data: WithdrawTaken,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: ['200137', '200139', '200109', '200143', '200145', '200163', '200164', '100023'],
  }),
  cancel: command('POST /api/mpc/withdraw/cancel', {
    params: CancelWithdraw,
    refreshes: ['transactions', 'approvals', 'wallets'],
  }),
  limit: query('GET /api/mpc/wallet/withdraw/limit/check', { params: LimitQuestion, data: LimitAnswer }),
  signProtection: query('GET /api/mpc/withdraw/sign/protect', {
    params: v.strictObject({ id: Id }),
    data: SignProtection,
  }),
});
