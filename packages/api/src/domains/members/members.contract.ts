import * as v from 'valibot';
import { domain, query } from '../../core/endpoint.ts';
import { Member, MemberFilter, MemberInfo, MemberQuestion } from './members.schema.ts';

/** Who is in a wallet. */
export const members = domain('members', {
  list: query('GET /api/mpc/wallet/member/list', { params: MemberFilter, data: v.array(Member) }),
  detail: query('GET /api/mpc/wallet/member/detail', { params: MemberQuestion, data: MemberInfo }),
});
