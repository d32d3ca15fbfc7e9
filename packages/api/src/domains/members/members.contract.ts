import * as v from 'valibot';
import { domain, query } from '../../core/endpoint.ts';
import { Member, MemberFilter, MemberInfo, MemberQuestion } from './members.schema.ts';

/** Who is in a wallet. */
export const members = domain('members', {
  /** List members of a wallet. Filtered by role or name. */
  list: query('GET /api/mpc/wallet/member/list', { params: MemberFilter, data: v.array(Member) }),
  /** Get a member. Profile, the strategies that name the member, and the member's actions of the last 30 days. */
  detail: query('GET /api/mpc/wallet/member/detail', {
    params: MemberQuestion,
    data: MemberInfo,
    echoes: { wallet_id: 'wallet_id', uid: 'uid' },
  }),
});
