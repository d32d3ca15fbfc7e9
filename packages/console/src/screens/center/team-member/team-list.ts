import type { Role } from '@mpc/api';
import { choice, choices, id, text } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import { omitEmpty } from '#shared/list/omit-empty.ts';

/** Who is in the wallet, and what each of them may do. */
export const teamTabs = ['members', 'access'] as const;

export const roles = [1, 2, 3] as const satisfies Role[];

export const approverStates = ['yes', 'no'] as const;

export const teamList = defineList({
  name: 'team',
  view: { tab: choice(teamTabs, 'members') },
  filters: {
    role: choices(roles),
    sub: id(),
    approver: choice(approverStates),
    /** Part of a name or an account. */
    q: text(),
  },
  sort: ['role', 'joined_at', 'last_login_at'],
});

export type TeamState = StateOf<typeof teamList>;

/** What a filter asks of the server. */
export const teamParams = ({ role, sub, approver, q }: TeamState, walletId: number) => ({
  wallet_id: walletId,
  ...omitEmpty({
    role,
    sub_wallet_id: sub,
    is_approver: approver === null ? null : approver === 'yes' ? (1 as const) : (0 as const),
    keyword: q,
  }),
});
