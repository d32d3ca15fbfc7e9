import { command, domain, query } from '../../core/endpoint.ts';
import { Refund, RefundInfo, RefundQuestion, RefundTaken } from './refunds.schema.ts';

/** Giving deposits back. */
export const refunds = domain('refunds', {
  info: query('GET /api/mpc/funds/refund/deposit/info', {
    params: RefundQuestion,
    data: RefundInfo,
    refusals: ['200075', '210003'],
  }),
  create: command('POST /api/mpc/funds/refund', {
    params: Refund,
    data: RefundTaken,
    refreshes: ['transactions', 'approvals', 'wallets', 'kyt'],
    refusals: [
      '200109',
      '200137',
      '200139',
      '200143',
      '200145',
      '100011',
      '110055',
      '110161',
      '120403',
      '200004',
      '200040',
      '200075',
      '200076',
      '210003',
      '900006',
      '3040006',
    ],
  }),
});
