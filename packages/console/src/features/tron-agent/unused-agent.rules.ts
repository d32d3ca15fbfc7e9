import type { TronProxy } from '@mpc/api';
import { compare } from '#shared/money/decimal.ts';

/** It is off and has never delegated anything. */
export const isUnused = ({ status, saved_trx_total: saved }: TronProxy): boolean =>
  status === 0 && compare(saved, '0') === 0;
