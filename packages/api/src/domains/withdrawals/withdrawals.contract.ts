import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
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
  info: query('GET /api/mpc/withdraw/info', {
    params: OfOrder,
    data: WithdrawInfo,
    refusals: [codes.orderNotFound],
  }),
  balance: query('GET /api/mpc/sub_wallet/symbol/balance', {
    params: BalanceQuestion,
    data: Balance,
    refusals: [codes.coinNotSupported],
  }),
  fee: query('GET /api/mpc/gas_estimate', {
    params: FeeQuestion,
    data: FeeEstimate,
    refusals: [codes.invalidAddress, codes.coinNotSupported, codes.feeEstimationFailed],
  }),
  create: command('POST /api/mpc/sub_wallet/withdraw', {
    params: Withdraw,
    data: WithdrawTaken,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [
      // Answered by the form in its own place.
      codes.alreadySubmitted,
      codes.notWhitelisted,
      codes.riskyAddress,
      codes.screeningUnavailable,
      codes.blacklistedAddress,
      codes.changePending,
      codes.tronAgentUnavailable,
      // Said as they are.
      codes.insufficientBalance,
      codes.invalidAddress,
      codes.belowMinimum,
      codes.aboveLimit,
      codes.precisionExceeded,
      codes.transfersSuspended,
      codes.coinNotSupported,
      codes.insufficientFeeBalance,
      codes.noPermission,
      codes.packageExpired,
      codes.speedUpNotSupported,
      codes.feeEstimationFailed,
      codes.transactionNotSupported,
      codes.orderNotFound,
      codes.transfersForbidden,
      codes.selfTransfer,
    ],
  }),
  cancel: command('POST /api/mpc/withdraw/cancel', {
    params: CancelWithdraw,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [codes.alreadyHandled, codes.orderNotFound],
  }),
  speedUp: query('GET /api/mpc/user/sub_wallet/speed_up/item/info', {
    params: SpeedUpQuestion,
    data: SpeedUp,
    refusals: [codes.orderNotFound],
  }),
  limit: query('GET /api/mpc/wallet/withdraw/limit/check', {
    params: LimitQuestion,
    data: LimitAnswer,
    refusals: [codes.coinNotSupported],
  }),
  signProtection: query('GET /api/mpc/withdraw/sign/protect', {
    params: SignProtectionQuestion,
    data: SignProtection,
    refusals: [codes.orderNotFound],
  }),
  utxo: query('GET /api/mpc/utxo/config', {
    params: UtxoQuestion,
    data: UtxoConfig,
    refusals: [codes.coinNotSupported],
  }),
  outputs: query('GET /api/mpc/withdraw/multi/info', {
    params: OfOrder,
    data: WithdrawOutputs,
    refusals: [codes.orderNotFound],
  }),
});
