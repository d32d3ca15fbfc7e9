import type { Role } from '@mpc/api';
import type { ParseKeys } from 'i18next';

const keys = { 1: 'role.owner', 2: 'role.admin', 3: 'role.member' } as const satisfies Record<
  Role,
  ParseKeys
>;

/** The word for a role within a wallet. */
export const roleKey = (role: Role): (typeof keys)[Role] => keys[role];
