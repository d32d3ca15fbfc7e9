import { domain, query } from '../../core/endpoint.ts';
import { CheckAnswer, CheckQuestion } from './kyt.schema.ts';

/** Chain-risk screening. */
export const kyt = domain('kyt', {
  withdrawCheck: query('GET /api/mpc/wallet/withdraw/check', { params: CheckQuestion, data: CheckAnswer }),
});
