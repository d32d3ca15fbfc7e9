import { domain, query } from '../../core/endpoint.ts';
import { OperatePage, OperationFilter } from './operations.schema.ts';

/** Who changed what. */
export const operations = domain('operations', {
  /** List operation logs. Who changed what in a wallet, filtered by area, operator and time. */
  list: query('GET /api/mpc/operate_log/list', {
    params: OperationFilter,
    data: OperatePage,
    echoes: {
      wallet_id: 'list.*.wallet_id',
      sub_wallet_id: 'list.*.sub_wallet_id',
      business_id: 'list.*.business_id',
    },
  }),
});
