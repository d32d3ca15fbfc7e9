import { members } from '@mpc/api';
import { queryOptions } from '@tanstack/react-query';
import { client } from '#shared/api/api.ts';
import { orderOf } from '#shared/list/define-list.ts';
import { teamParams, type TeamState } from '../team-list.ts';
import type { MemberAccess } from './access.rules.ts';

/** So many members are read at once. */
const atOnce = 6;

/** The members that the filters match, each with the steps in which they stand. */
export async function loadAccess(
  state: TeamState,
  walletId: number,
  signal: AbortSignal,
): Promise<MemberAccess[]> {
  const list = await client.call(
    members.list,
    { ...teamParams(state, walletId), ...orderOf(state) },
    { signal },
  );
  const found: MemberAccess[] = [];
  for (let at = 0; at < list.length; at += atOnce) {
    const some = list.slice(at, at + atOnce);
    found.push(
      ...(await Promise.all(
        some.map(({ uid }) => client.call(members.detail, { wallet_id: walletId, uid }, { signal })),
      )),
    );
  }
  return found;
}

/** The same for the cache: read again with whatever changes members. */
export const accessOf = (state: TeamState, walletId: number) =>
  queryOptions({
    queryKey: ['members', 'access', { ...teamParams(state, walletId), ...orderOf(state) }],
    queryFn: ({ signal }) => loadAccess(state, walletId, signal),
  });
