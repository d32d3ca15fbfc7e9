import { domain, query } from '../../core/endpoint.ts';
import { Permission, UserInfo } from './account.schema.ts';

/** Who is signed in, and whether custody is theirs to use. */
export const account = domain('account', {
  userInfo: query('GET /api/openPlatform/wallet/userInfo', { data: UserInfo }),
  permission: query('GET /api/fund/user/getWallet', { data: Permission }),
});
