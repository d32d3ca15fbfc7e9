import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Refund, RefundInfo, RefundQuestion, RefundTaken } from './refunds.schema.ts';

/** Giving deposits back. */
export const refunds = domain('refunds', {
  /**
   * Get the facts of a refund. Amount received, refunded so far and refundable, network fee and sender of a deposit.
   */
  info: query('GET /api/mpc/funds/refund/deposit/info', {
    params: RefundQuestion,
    data: RefundInfo,
    echoes: { deposit_id: 'deposit_id' },
    refusals: [codes.feeEstimationFailed, codes.orderNotFound],
  }),
  /** Create a refund of a deposit. Waits for approval and signature as a transfer does. */
  create: command('POST /api/mpc/funds/refund', {
    params: Refund,
    data: RefundTaken,
    refreshes: ['transactions', 'approvals', 'wallets', 'kyt'],
    refusals: [
      codes.notWhitelisted,
      codes.riskyAddress,
      codes.screeningUnavailable,
      codes.blacklistedAddress,
      codes.changePending,
      codes.insufficientBalance,
      codes.invalidAddress,
      codes.precisionExceeded,
      codes.insufficientFeeBalance,
      codes.noPermission,
      codes.packageExpired,
      codes.feeEstimationFailed,
      codes.transactionNotSupported,
      codes.orderNotFound,
      codes.transfersForbidden,
      codes.selfTransfer,
    ],
  }),
});
