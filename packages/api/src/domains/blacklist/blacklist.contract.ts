import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  BlacklistChange,
  BlacklistChanged,
  BlacklistFilter,
  BlacklistPage,
  BlacklistRemoval,
} from './blacklist.schema.ts';

/** Addresses that are never paid or swept. */
export const blacklist = domain('blacklist', {
  list: query('GET /api/mpc/black/addr/list', { params: BlacklistFilter, data: BlacklistPage }),
  operate: command('POST /api/mpc/black/addr/operate', {
    params: BlacklistChange,
    data: BlacklistChanged,
    refreshes: ['kyt', 'operations'],
    refusals: [codes.invalidAddress, codes.coinNotSupported, codes.packageExpired],
  }),
  remove: command('GET /api/mpc/black/addr/del', {
    params: BlacklistRemoval,
    refreshes: ['kyt', 'operations'],
    refusals: [codes.packageExpired],
  }),
});
