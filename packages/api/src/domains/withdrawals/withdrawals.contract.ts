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
  SignProtectionQuestion,
  SpeedUp,
  SpeedUpQuestion,
  UtxoConfig,
  UtxoQuestion,
  Withdraw,
  WithdrawInfo,
  WithdrawOutputs,
  WithdrawTaken,
} from './withdrawals.schema.ts';

const OfOrder = v.strictObject({ id: Id });

/** Money going out: what is there, what it costs, the order itself. */
export const withdrawals = domain('withdrawals', {
  info: query('GET /api/mpc/withdraw/info', { params: OfOrder, data: WithdrawInfo, refusals: ['210003'] }),
  balance: query('GET /api/mpc/sub_wallet/symbol/balance', {
    params: BalanceQuestion,
    data: Balance,
    refusals: ['120202'],
  }),
  fee: query('GET /api/mpc/gas_estimate', {
    params: FeeQuestion,
    data: FeeEstimate,
    refusals: ['110055', '120202', '200075'],
  }),
  create: command('POST /api/mpc/sub_wallet/withdraw', {
    params: Withdraw,
    data: WithdrawTaken,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [
      // Answered by the form in its own place.
      '100023',
      '200109',
      '200137',
      '200139',
      '200143',
      '200145',
      '200164',
      // Said as they are.
      '100011',
      '110055',
      '110078',
      '110087',
      '110161',
      '110227',
      '120202',
      '120403',
      '200004',
      '200040',
      '200071',
      '200075',
      '200076',
      '210003',
      '900006',
      '3040006',
    ],
  }),
  cancel: command('POST /api/mpc/withdraw/cancel', {
    params: CancelWithdraw,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: ['200025', '210003'],
  }),
  speedUp: query('GET /api/mpc/user/sub_wallet/speed_up/item/info', {
    params: SpeedUpQuestion,
    data: SpeedUp,
    refusals: ['210003'],
  }),
  limit: query('GET /api/mpc/wallet/withdraw/limit/check', {
    params: LimitQuestion,
    data: LimitAnswer,
    refusals: ['120202'],
  }),
  signProtection: query('GET /api/mpc/withdraw/sign/protect', {
    params: SignProtectionQuestion,
    data: SignProtection,
    refusals: ['210003'],
  }),
  utxo: query('GET /api/mpc/utxo/config', { params: UtxoQuestion, data: UtxoConfig, refusals: ['120202'] }),
  outputs: query('GET /api/mpc/withdraw/multi/info', {
    params: OfOrder,
    data: WithdrawOutputs,
    refusals: ['210003'],
  }),
});
