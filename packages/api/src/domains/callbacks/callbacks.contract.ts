import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import { CallbackFilter, CallbackPage, Resend, Resent } from './callbacks.schema.ts';

/** Deliveries of what happened to the customer’s own server. */
export const callbacks = domain('callbacks', {
  /** List callback deliveries. Deliveries to the customer's server with their attempts, status and last response. */
  list: query('GET /api/mpc/transaction/notify_list', {
    params: CallbackFilter,
    data: CallbackPage,
    echoes: { sub_wallet_id: 'list.*.sub_wallet_id', symbol: 'list.*.symbol', side: 'list.*.side' },
  }),
  /**
   * Resend callbacks. Queues each delivery named and answers which were queued and which were not. A command,
   * although it is a GET.
   */
  resend: command('GET /api/mpc/transaction/re_notify', {
    params: Resend,
    data: Resent,
    echoes: { ids: ['success.*', 'fail.*'] },
    refusals: [codes.noPermission, codes.orderNotFound, codes.transactionNotSupported],
  }),
});
