import { domain, query } from '../../core/endpoint.ts';
import { CaptchaConfig, LoginFilter, LoginPage, Permission, UserInfo } from './account.schema.ts';

/** Who is signed in, whether custody is theirs to use, and who signed in when. */
export const account = domain('account', {
  captcha: query('GET /api/initLogin/aws_config', { data: CaptchaConfig, isPublic: true }),
  userInfo: query('GET /api/openPlatform/wallet/userInfo', { data: UserInfo }),
  permission: query('GET /api/fund/user/getWallet', { data: Permission }),
  logins: query('GET /api/mpc/login/history/list', { params: LoginFilter, data: LoginPage }),
});
