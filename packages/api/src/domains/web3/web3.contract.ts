import * as v from 'valibot';
import { command, domain, query } from '../../core/endpoint.ts';
import { Id } from '../../core/wire.schema.ts';
import { CancelCall, Web3Call, Web3Info, Web3Taken } from './web3.schema.ts';

/** Calls of contracts. */
export const web3 = domain('web3', {
  info: query('GET /api/mpc/web3/info', {
    params: v.strictObject({ id: Id }),
    data: Web3Info,
    refusals: ['210003'],
  }),
  cancel: command('POST /api/mpc/web3/trans/cancel', {
    params: CancelCall,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: ['200025', '210003'],
  }),
  create: command('POST /api/mpc/web3/trans/create', {
    params: Web3Call,
    data: Web3Taken,
    refreshes: ['transactions', 'approvals', 'wallets'],
    refusals: [
      '100023',
      '200109',
      '200137',
      '200139',
      '200143',
      '200145',
      '100011',
      '110055',
      '120202',
      '120204',
      '120403',
      '200004',
      '200040',
      '200071',
      '200072',
      '200075',
      '200076',
      '210003',
      '900006',
    ],
  }),
});
