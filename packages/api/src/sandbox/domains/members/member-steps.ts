import type { MemberStep } from '../../../domains/members/members.schema.ts';
import { reaches, subWalletsOf } from '../../world/access.ts';
import type { World } from '../../world/world.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { StrategyNode } from '../strategies/strategies-tables.ts';
import { businessName, workspaceBusinesses } from '../strategies/workspace-businesses.ts';
import { workspaceStrategyOf } from '../strategies/workspace-strategy.ts';

type Named = Omit<MemberStep, 'node_index' | 'node_type' | 'threshold' | 'people' | 'breaks'>;

interface Place {
  world: World;
  wallet_id: number;
  /** Who is asked about. */
  uid: number;
}

function stepsWith(
  { world, wallet_id, uid }: Place,
  nodes: readonly StrategyNode[],
  strategy: Named,
): MemberStep[] {
  const about = { wallet_id, sub_wallet_id: strategy.sub_wallet_id };
  // Who was removed stays named in a step, and does not count.
  const others = (uids: readonly number[]) =>
    uids.filter((other) => other !== uid && reaches(world, about, other)).length;
  return nodes.flatMap(({ node_type, threshold, uids }, index) =>
    uids.includes(uid)
      ? [
          {
            ...strategy,
            node_index: index + 1,
            node_type,
            threshold,
            people: uids.length,
            breaks: others(uids) < threshold ? (1 as const) : (0 as const),
          },
        ]
      : [],
  );
}

/** The steps of a wallet's strategies in which somebody stands, of the sub-wallets the caller sees. */
export function memberSteps(asking: Asking, walletId: number, uid: number): MemberStep[] {
  const { world, person, language } = asking;
  const place = { world, wallet_id: walletId, uid };
  const ofSubWallets = subWalletsOf(world, person.uid, walletId).flatMap(
    ({ sub_wallet_id, sub_wallet_name }) =>
      world.strategies
        .where('sub_wallet_id', sub_wallet_id)
        .flatMap(({ strategy_id, name, type, nodes }) =>
          stepsWith(place, nodes, { strategy_id, name, type, sub_wallet_id, sub_wallet_name }),
        ),
  );
  const ofWallet = workspaceBusinesses.flatMap((business_type) => {
    const { nodes } = workspaceStrategyOf(world, walletId, business_type);
    const name = businessName(business_type, language);
    const strategy = { strategy_id: 0, name, type: 3 as const, business_type };
    return stepsWith(place, nodes, { ...strategy, sub_wallet_id: 0, sub_wallet_name: '' });
  });
  return [...ofSubWallets, ...ofWallet];
}
