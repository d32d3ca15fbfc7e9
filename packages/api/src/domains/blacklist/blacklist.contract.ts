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
  /** List blacklisted addresses. Addresses that are never paid or swept, with scope and reason. */
  list: query('GET /api/mpc/black/addr/list', {
    params: BlacklistFilter,
    data: BlacklistPage,
    echoes: { base_symbol: 'list.*.base_symbol' },
  }),
  /** Add or change a blacklisted address. Without `id` adds the address; with it, enables or disables the entry. */
  operate: command('POST /api/mpc/black/addr/operate', {
    params: BlacklistChange,
    data: BlacklistChanged,
    refreshes: ['kyt', 'operations'],
    refusals: [codes.invalidAddress, codes.coinNotSupported, codes.packageExpired],
  }),
  /** Remove a blacklisted address. Takes effect at once. A command, although it is a GET. */
  remove: command('GET /api/mpc/black/addr/del', {
    params: BlacklistRemoval,
    refreshes: ['kyt', 'operations'],
    refusals: [codes.packageExpired],
  }),
});
