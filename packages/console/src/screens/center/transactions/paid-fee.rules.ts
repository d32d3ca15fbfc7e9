import type { TransactionRow } from '@mpc/api';
import { type Fee, feeOf } from '@mpc/api/fingerprint';

/** What a transaction costs, delegated energy with it: in fact, where that is known, and as estimated until then. */
export const paidFee = (row: TransactionRow): Fee | null => feeOf({ ...row, fee: row.real_fee ?? row.fee });
