import { domain, query } from '../../core/endpoint.ts';
import { CaptchaConfig, LoginFilter, LoginPage, Permission, UserInfo } from './account.schema.ts';

/** Who is signed in, whether custody is theirs to use, and who signed in when. */
export const account = domain('account', {
  /**
   * Get the captcha settings of the sign-in page. Answered before sign-in. An empty key means that no captcha is
   * shown.
   */
  captcha: query('GET /api/initLogin/aws_config', { data: CaptchaConfig, isPublic: true }),
  /** Get the signed-in user. Profile, highest role in any wallet, verification status and last sign-in time. */
  userInfo: query('GET /api/openPlatform/wallet/userInfo', { data: UserInfo }),
  /**
   * Check access to custody. Tells whether the user belongs to any wallet. Codes 110249, 110924 and 100015 mean that
   * custody is not available to the user.
   */
  permission: query('GET /api/fund/user/getWallet', { data: Permission }),
  /** List sign-ins. Without `wallet_id` the caller's own; with it, the wallet's owner reads those of every member. */
  logins: query('GET /api/mpc/login/history/list', {
    params: LoginFilter,
    data: LoginPage,
    echoes: { uid: 'list.*.person.uid' },
  }),
});
