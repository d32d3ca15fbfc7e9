import * as v from 'valibot';
import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { CancelCall, Web3Call, Web3Info, Web3Taken } from './web3.schema.ts';

/** Calls of contracts. */
export const web3 = domain('web3', {
  /** Get a contract call. The order with the decoded method, approval timeline and KYT result. */
  info: query('GET /api/mpc/web3/info', {
    params: v.strictObject({ /** Contract call. */ id: Id }),
    data: Web3Info,
    echoes: { id: 'id' },
    refusals: [codes.orderNotFound],
  }),
  /** Cancel a contract call. For its initiator, before it is signed. */
  cancel: command('POST /api/mpc/web3/trans/cancel', {
    params: CancelCall,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [codes.alreadyHandled, codes.orderNotFound],
  }),
  /** Create a contract call. Waits for approval and signature. `request_id` makes the request idempotent (100023). */
  create: command('POST /api/mpc/web3/trans/create', {
    params: Web3Call,
    data: Web3Taken,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [
      codes.alreadySubmitted,
      codes.notWhitelisted,
      codes.riskyAddress,
      codes.screeningUnavailable,
      codes.blacklistedAddress,
      codes.changePending,
      codes.insufficientBalance,
      codes.invalidAddress,
      codes.coinNotSupported,
      codes.buildFailed,
      codes.insufficientFeeBalance,
      codes.noPermission,
      codes.packageExpired,
      codes.speedUpNotSupported,
      codes.subWalletTypeNotSupported,
      codes.feeEstimationFailed,
      codes.transactionNotSupported,
      codes.orderNotFound,
      codes.transfersForbidden,
      codes.selfTransfer,
    ],
  }),
});
