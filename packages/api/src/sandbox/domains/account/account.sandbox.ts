import type { account } from '../../../domains/account/account.contract.ts';
import { roleIn, walletsOf } from '../../world/access.ts';
import type { ResolversOf } from '../../wire/resolver.ts';

/** Who is signed in. */
export const accountSandbox = {
  userInfo(_, { world, person, language, signedInAt }) {
    const { uid, nickname, account, avatar_letter } = person;
    const roles = walletsOf(world, uid).flatMap((wallet) => roleIn(wallet, uid) ?? []);
    return {
      uid,
      nickname,
      account,
      avatar_letter,
      role: roles.sort((one, other) => one - other)[0] ?? 3,
      kyc_status: 1,
      ga_status: 1,
      language,
      has_mpc: roles.length > 0 ? 1 : 0,
      last_login_time: signedInAt,
    };
  },

  permission: (_, { world, person }) => ({
    has_mpc: 1,
    wallet_count: walletsOf(world, person.uid).length,
  }),
} satisfies ResolversOf<typeof account>;
