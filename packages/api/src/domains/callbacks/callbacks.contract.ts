import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { CallbackFilter, CallbackPage, Resend, Resent } from './callbacks.schema.ts';

/** Deliveries of what happened to the customer’s own server. */
export const callbacks = domain('callbacks', {
  list: query('GET /api/mpc/transaction/notify_list', { params: CallbackFilter, data: CallbackPage }),
  resend: command('GET /api/mpc/transaction/re_notify', {
    params: Resend,
    data: Resent,
    refusals: [codes.noPermission, codes.orderNotFound, codes.transactionNotSupported],
  }),
});
