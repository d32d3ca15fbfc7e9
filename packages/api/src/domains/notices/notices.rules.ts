/** What may be told in messages of each type. */
export const noticeEvents = {
  auto_collect: ['gas_low', 'sweep_failed', 'co_signer_offline', 'fee_above_limit'],
  trx_proxy: ['arrears', 'trx_low', 'delegation_failed'],
  kyt: ['risk_found', 'screening_failed', 'service_expiring'],
  bill: ['bill_created', 'bill_overdue', 'package_expiring'],
  transaction: ['deposit_credited', 'transfer_done', 'transfer_failed', 'callback_failed'],
  cold_wallet: ['balance_low', 'task_started', 'task_exception', 'task_failed', 'task_done'],
} as const;

/** So many may be told of each type. */
export const receiverLimit = 10;
