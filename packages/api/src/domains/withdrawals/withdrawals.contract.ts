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

const OfOrder = v.strictObject({ /** Transfer. */ id: Id });

/** Money going out: what is there, what it costs, the order itself. */
export const withdrawals = domain('withdrawals', {
  /** Get a transfer. The order with its approval timeline, the strategy that was hit, fees and KYT result. */
  info: query('GET /api/mpc/withdraw/info', {
    params: OfOrder,
    data: WithdrawInfo,
    echoes: { id: 'id' },
    refusals: [codes.orderNotFound],
  }),
  /** Get the balance of a coin. Available, frozen and waiting to be swept, of a sub-wallet or one of its addresses. */
  balance: query('GET /api/mpc/sub_wallet/symbol/balance', {
    params: BalanceQuestion,
    data: Balance,
    refusals: [codes.coinNotSupported],
  }),
  /** Estimate the network fee. Slow, standard and fast tiers where the network has them, otherwise one fee. */
  fee: query('GET /api/mpc/gas_estimate', {
    params: FeeQuestion,
    data: FeeEstimate,
    refusals: [codes.invalidAddress, codes.coinNotSupported, codes.feeEstimationFailed],
  }),
  /**
   * Create a transfer. Waits for approval and signature as the strategy demands. `request_id` makes the request
   * idempotent: the same one is never paid twice (100023).
   */
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
  /** Cancel a transfer. For its initiator, before it is signed. */
  cancel: command('POST /api/mpc/withdraw/cancel', {
    params: CancelWithdraw,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [codes.alreadyHandled, codes.orderNotFound],
  }),
  /** Get the facts of a speed-up. Current fee, today's tiers and the minimum for a replacement transaction. */
  speedUp: query('GET /api/mpc/user/sub_wallet/speed_up/item/info', {
    params: SpeedUpQuestion,
    data: SpeedUp,
    echoes: { id: 'id', trans_kind: 'trans_kind' },
    refusals: [codes.orderNotFound],
  }),
  /**
   * Check the daily transfer limit. Tells whether an amount of a coin may leave the wallet within the day, and what
   * remains.
   */
  limit: query('GET /api/mpc/wallet/withdraw/limit/check', {
    params: LimitQuestion,
    data: LimitAnswer,
    refusals: [codes.coinNotSupported],
  }),
  /** Get the signature protection of an order or wallet. Tells whether the caller may sign, and who may instead. */
  signProtection: query('GET /api/mpc/withdraw/sign/protect', {
    params: SignProtectionQuestion,
    data: SignProtection,
    refusals: [codes.orderNotFound],
  }),
  /** Get the UTXO settings of a network. Maximum inputs and outputs, dust and fee rates. */
  utxo: query('GET /api/mpc/utxo/config', {
    params: UtxoQuestion,
    data: UtxoConfig,
    echoes: { base_symbol: 'base_symbol' },
    refusals: [codes.coinNotSupported],
  }),
  /** List recipients of a transfer. Each output of a transfer to several recipients with its status. */
  outputs: query('GET /api/mpc/withdraw/multi/info', {
    params: OfOrder,
    data: WithdrawOutputs,
    refusals: [codes.orderNotFound],
  }),
});
