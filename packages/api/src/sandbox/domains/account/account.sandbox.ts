import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { account } from '../../../domains/account/account.contract.ts';
import { ownWallet, roleIn, walletsOf } from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { personBeside } from '../transactions/transaction-view.ts';

/** Whose sign-ins somebody may see of what they ask for: their own, and those of the members of a wallet they own. */
function whose(asking: Asking, { wallet_id, uid }: ParamsOf<typeof account.logins>): number[] {
  const own = asking.person.uid;
  const wallet = wallet_id === undefined ? undefined : ownWallet(asking, wallet_id);
  const isOwner = wallet !== undefined && roleIn(wallet, own) === 1;
  const seen = isOwner ? wallet.members.map((member) => member.uid) : [own];
  if (uid === undefined) return seen;
  if (!seen.includes(uid)) throw new Refused(codes.noPermission);
  return [uid];
}

/** Who is signed in, and who signed in when. */
export const accountSandbox = {
  // Nobody is asked to prove here that they are no program.
  captcha: () => ({ captcha_key: '', captcha_url: '', region: 'eu-central-1' }),

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

  logins(asked, asking) {
    const { world } = asking;
    const rows = whose(asking, asked)
      .flatMap((uid) => world.logins.where('uid', uid))
      .filter((row) => asked.result === undefined || row.result === asked.result)
      .filter((row) => asked.client_type === undefined || row.client_type === asked.client_type);
    return listed(rows, asked, {
      show: ({ uid, ...shown }) => ({ ...shown, person: personBeside(world, uid) }),
      texts: ({ ip, location, country, device, browser }) => [ip, location, country, device, browser],
      time: (row) => row.login_time,
    });
  },
} satisfies ResolversOf<typeof account>;
