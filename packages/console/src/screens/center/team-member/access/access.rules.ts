import type { Member, MemberStep, Role } from '@mpc/api';

/** What someone may do in a sub-wallet, in the order of the columns. */
export const rights = ['view', 'request', 'approve', 'sign', 'cancel', 'address', 'strategy'] as const;
export type Right = (typeof rights)[number];

/**
 * Why a right is not whole: the equal-rights key is not accepted; signature protection bars own transfers; a step names
 * someone without access; only one's own requests, until they are signed.
 */
type Limit = 'keyPending' | 'notOwnTransfers' | 'noAccess' | 'ownUnsigned';

export type Grant = 'yes' | 'no' | Limit;

/** A member with the steps in which they stand. */
export type MemberAccess = Pick<
  Member,
  'uid' | 'nickname' | 'account' | 'role' | 'key_status' | 'sub_wallets'
> & { strategies: readonly MemberStep[] };

/** What one member may do in one sub-wallet. */
export interface AccessRow {
  member: MemberAccess;
  subWalletId: number;
  subWalletName: string;
  grants: Readonly<Record<Right, Grant>>;
  /** The steps of this sub-wallet's strategies in which the member approves, and in which they sign. */
  approves: readonly MemberStep[];
  signs: readonly MemberStep[];
}

interface Circumstances {
  /** Whether signature protection is on in the wallet. */
  isProtected: boolean;
  /** Only this sub-wallet; null for all. */
  subWalletId: number | null;
}

function signGrant({ role, key_status }: MemberAccess, isProtected: boolean): Grant {
  if (role === 3) return 'no';
  if (role === 2 && key_status !== 2) return 'keyPending';
  return role === 2 && isProtected ? 'notOwnTransfers' : 'yes';
}

function grantsOf(
  member: MemberAccess,
  {
    sees,
    approves,
    signs,
    isProtected,
  }: { sees: boolean; approves: boolean; signs: boolean; isProtected: boolean },
): Record<Right, Grant> {
  const ifSeen: Grant = sees ? 'yes' : 'no';
  // A step may still name someone who was removed from the sub-wallet: they cannot decide there.
  const inStep = (stands: boolean, grant: Grant): Grant => (stands ? (sees ? grant : 'noAccess') : 'no');
  return {
    view: ifSeen,
    request: ifSeen,
    approve: inStep(approves, 'yes'),
    sign: inStep(signs, signGrant(member, isProtected)),
    cancel: sees ? (member.role === 3 ? 'ownUnsigned' : 'yes') : 'no',
    address: member.role === 1 ? ifSeen : 'no',
    strategy: ifSeen,
  };
}

function rowsOf(member: MemberAccess, { isProtected, subWalletId }: Circumstances): AccessRow[] {
  const seen = new Map(member.sub_wallets.map((sub) => [sub.sub_wallet_id, sub.sub_wallet_name]));
  const places = new Map(seen);
  for (const { type, sub_wallet_id, sub_wallet_name } of member.strategies)
    if (type !== 3 && !places.has(sub_wallet_id)) places.set(sub_wallet_id, sub_wallet_name);
  return [...places]
    .filter(([id]) => subWalletId === null || id === subWalletId)
    .map(([id, name]) => {
      const steps = member.strategies.filter((step) => step.type !== 3 && step.sub_wallet_id === id);
      const approves = steps.filter((step) => step.node_type === 1);
      const signs = steps.filter((step) => step.node_type === 2);
      const stands = { approves: approves.length > 0, signs: signs.length > 0 };
      return {
        member,
        subWalletId: id,
        subWalletName: name,
        grants: grantsOf(member, { sees: seen.has(id), ...stands, isProtected }),
        approves,
        signs,
      };
    });
}

/** Who may do what in which sub-wallet: a row for each member and each sub-wallet they view or are asked in. */
export const accessRows = (members: readonly MemberAccess[], circumstances: Circumstances): AccessRow[] =>
  members.flatMap((member) => rowsOf(member, circumstances));

/** What someone may do in the wallet as a whole: at once, by a request that others approve, or not. */
export type WalletGrant = 'yes' | 'request' | 'no';

/** Rights in the whole wallet by role: owner, admin, member. */
const walletRights = {
  members: ['yes', 'no', 'no'],
  coSigner: ['yes', 'no', 'no'],
  protection: ['yes', 'no', 'no'],
  buyKyt: ['yes', 'no', 'no'],
  keyExport: ['request', 'request', 'no'],
  workspaceStrategy: ['request', 'request', 'no'],
  coldWallet: ['request', 'request', 'no'],
  bills: ['yes', 'yes', 'no'],
  alerts: ['yes', 'yes', 'no'],
  api: ['request', 'request', 'request'],
  sweep: ['request', 'request', 'request'],
  kyt: ['yes', 'yes', 'yes'],
} as const satisfies Record<string, readonly [owner: WalletGrant, admin: WalletGrant, member: WalletGrant]>;

export type WalletRight = keyof typeof walletRights;

export const walletRightNames = Object.keys(walletRights) as WalletRight[];

/** What a role may do in the wallet as a whole. */
export const walletGrant = (right: WalletRight, role: Role): WalletGrant =>
  walletRights[right][role - 1] ?? 'no';
