import type { InferOutput } from 'valibot';
import type { StepDrafts } from '../../../domains/strategies/strategies.schema.ts';
import { governs, sees, walletOf } from '../../world/access.ts';
import type { SubWalletRow, WalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import type { StrategyNode } from './strategies-tables.ts';

type Drafts = InferOutput<typeof StepDrafts>;

/** Somebody who is in a wallet and sees a sub-wallet. */
export function isMemberOf(world: World, subWallet: SubWalletRow, uid: number): boolean {
  const isIn = walletOf(world, subWallet).members.some((member) => member.uid === uid);
  return isIn && sees(world, uid, subWallet);
}

/** Everybody must be one who may decide, and whoever signs must hold the wallet's key; the shape is the schema's to check. */
function checked(steps: Drafts, wallet: WalletRow, mayDecide: (uid: number) => boolean): StrategyNode[] {
  return steps.map(({ node_type, threshold, uids, name }, index) => {
    const isFit = (uid: number) => mayDecide(uid) && (node_type === 1 || governs(wallet, uid));
    if (!uids.every(isFit)) throw new BadField(`node_list.${index}.uids`, 'unknown');
    return { node_type, threshold, uids, ...(name === undefined ? {} : { name }) };
  });
}

/** The steps of a sub-wallet's strategy: of people who see it. */
export function checkSteps(world: World, subWallet: SubWalletRow, steps: Drafts): StrategyNode[] {
  return checked(steps, walletOf(world, subWallet), (uid) => isMemberOf(world, subWallet, uid));
}

/** The steps of a workspace strategy: of the owner and the admins. */
export function checkWorkspaceSteps(wallet: WalletRow, steps: Drafts): StrategyNode[] {
  return checked(steps, wallet, (uid) => governs(wallet, uid));
}
