import type { ParamsOf } from '../../../core/endpoint.ts';
import type { approvals } from '../../../domains/approvals/approvals.contract.ts';
import type { StrategyFor, WorkspaceBusiness } from '../../../domains/approvals/approvals.schema.ts';
import { focusCoin, ownSubWallet, ownWallet } from '../../world/access.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import type { StrategyRow } from '../strategies/strategies-tables.ts';
import { businessName } from '../strategies/workspace-businesses.ts';
import { startNodes, stepsOf } from './nodes.ts';
import { basicOf, basicSteps, strategyHit, workspaceSteps } from './strategy-hit.ts';

type Asked = ParamsOf<typeof approvals.strategies>;

function given<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new BadField(field, 'missing');
  return value;
}

function strategyOf(asking: Asking, asked: Asked, business: 'withdraw' | 'web3' | 'basic' | 'higher') {
  const { world, person } = asking;
  const subWallet = ownSubWallet(asking, given(asked.sub_wallet_id, 'sub_wallet_id'), asked.wallet_id);
  const { sub_wallet_id } = subWallet;
  if (business === 'basic' || business === 'higher')
    return { ...basicOf(world, sub_wallet_id), nodes: basicSteps(world, sub_wallet_id, business) };
  const { symbol } = focusCoin(asking, subWallet, given(asked.symbol, 'symbol'));
  const { address_to, initiator_uid = person.uid, source = 3 } = asked;
  return strategyHit(world, sub_wallet_id, {
    symbol,
    amount: business === 'web3' ? (asked.amount ?? '0') : given(asked.amount, 'amount'),
    initiator_uid,
    source,
    ...(business === 'web3'
      ? { contract: given(address_to, 'address_to'), input_data: asked.input_data }
      : { address_to }),
  });
}

function shown(asking: Asking, strategy: StrategyRow): StrategyFor {
  const { strategy_id, name, type, action } = strategy;
  return { strategy_id, name, type, action, node_list: startNodes(asking.world, strategy) };
}

function scenario({ world, language }: Asking, walletId: number, business: WorkspaceBusiness): StrategyFor {
  const node_list = stepsOf(world, workspaceSteps(world, walletId, business));
  return { strategy_id: 0, name: businessName(business, language), type: 3, action: 1, node_list };
}

/** Who would have to approve what somebody is about to ask for. */
export function answerStrategies(asking: Asking, asked: Asked): StrategyFor[] {
  const { wallet_id, business_type } = asked;
  ownWallet(asking, wallet_id);
  switch (business_type) {
    case 'withdraw':
    case 'web3':
    case 'basic':
    case 'higher':
      return [shown(asking, strategyOf(asking, asked, business_type))];
    case 'address_book':
      // An entry of one sub-wallet is decided there; one of several, or of all, by the wallet.
      if (asked.sub_wallet_id === undefined) return [scenario(asking, wallet_id, business_type)];
      ownSubWallet(asking, asked.sub_wallet_id, wallet_id);
      return [shown(asking, basicOf(asking.world, asked.sub_wallet_id))];
    default:
      return [scenario(asking, wallet_id, business_type)];
  }
}
