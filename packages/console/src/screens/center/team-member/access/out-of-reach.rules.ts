import type { Member, StrategyStep } from '@mpc/api';

/** A strategy in effect, with where it applies: sub-wallet 0 for the whole wallet. */
export interface StrategyInEffect {
  key: string;
  /** 0 basic, 1 transfer, 2 web3, 3 workspace. */
  type: 0 | 1 | 2 | 3;
  name: string;
  subWalletId: number;
  subWalletName: string;
  steps: readonly StrategyStep[];
}

/** A step that names people who left its wallet or its sub-wallet. */
export interface StaleStep {
  strategy: StrategyInEffect;
  step: StrategyStep;
  /** Who can no longer decide there, by name. */
  left: readonly string[];
  /** How many still can. */
  present: number;
  /** Whether those who are left are too few for the threshold. */
  isOutOfReach: boolean;
}

type Reach = Pick<Member, 'uid' | 'role' | 'sub_wallets'>;

function staleStep(strategy: StrategyInEffect, step: StrategyStep, members: readonly Reach[]): StaleStep {
  const reaches = (uid: number) => {
    const member = members.find((one) => one.uid === uid);
    if (member === undefined) return false;
    const { subWalletId } = strategy;
    return (
      member.role !== 3 ||
      subWalletId === 0 ||
      member.sub_wallets.some(({ sub_wallet_id: id }) => id === subWalletId)
    );
  };
  const left = step.members.filter(({ uid }) => !reaches(uid)).map(({ nickname }) => nickname);
  const present = step.members.length - left.length;
  return { strategy, step, left, present, isOutOfReach: present < step.threshold };
}

/** The steps that name someone who left, those that cannot be passed any more first. */
export function staleSteps(strategies: readonly StrategyInEffect[], members: readonly Reach[]): StaleStep[] {
  const stale = strategies
    .flatMap((strategy) => strategy.steps.map((step) => staleStep(strategy, step, members)))
    .filter(({ left }) => left.length > 0);
  return [
    ...stale.filter(({ isOutOfReach }) => isOutOfReach),
    ...stale.filter(({ isOutOfReach }) => !isOutOfReach),
  ];
}
