import { codes } from '../../../core/codes.ts';
import type { strategies } from '../../../domains/strategies/strategies.contract.ts';
import {
  coinOf,
  governedWallet,
  ownSubWallet,
  ownWallet,
  refuseExpired,
  subWalletsOf,
  walletOf,
} from '../../world/access.ts';
import { Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { decideItem, revokeItem } from '../approvals/items.ts';
import { activeNode } from '../approvals/nodes.ts';
import { basicOf } from '../approvals/strategy-hit.ts';
import { coinHeld } from '../wallets/wallet-view.ts';
import { businessCounts, businessList, ownBusiness } from './business-list.ts';
import { businessInFull } from './business-view.ts';
import { changeCounts, changeList, ownChange, scopeOf } from './change-list.ts';
import { changeShown, missingOn } from './change-view.ts';
import { checkSteps, checkWorkspaceSteps, isMemberOf } from './check-steps.ts';
import { proposeBasic, proposeDeletion, proposeWorkspace } from './propose-strategy.ts';
import {
  advancedIn,
  changeableSubWallet,
  knownAdvanced,
  ownAdvanced,
  saveAdvanced,
  sortAdvanced,
} from './save-strategy.ts';
import { strategyCandidate } from './strategy-sides.ts';
import { advancedInFull, advancedShown, basicInFull, basicShown, workspaceShown } from './strategy-view.ts';
import { workspaceBusinesses } from './workspace-businesses.ts';

/** Who must approve what. */
export const strategiesSandbox = {
  candidates(scope, asking) {
    const { world } = asking;
    const { wallet, subWallet } = scopeOf(asking, scope);
    return wallet.members
      .filter(({ uid, role }) => (subWallet === undefined ? role !== 3 : isMemberOf(world, subWallet, uid)))
      .map(({ uid }) => strategyCandidate(world, wallet, uid));
  },

  basicList(scope, asking) {
    const { world, person } = asking;
    const { wallet, subWallet } = scopeOf(asking, scope);
    const subWallets =
      subWallet === undefined ? subWalletsOf(world, person.uid, wallet.wallet_id) : [subWallet];
    return subWallets.map((row) => basicShown(asking, basicOf(world, row.sub_wallet_id)));
  },

  advancedList({ sub_wallet_id, type, keyword = '' }, asking) {
    const sought = keyword.trim().toLowerCase();
    return advancedIn(asking, ownSubWallet(asking, sub_wallet_id), type)
      .filter(({ name }) => name.toLowerCase().includes(sought))
      .map((row) => advancedShown(asking, row));
  },

  coins({ sub_wallet_id, base_symbol, keyword = '' }, asking) {
    const { world } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const wallet = walletOf(world, subWallet);
    const sought = keyword.trim().toLowerCase();
    return subWallet.focus
      .map((symbol) => coinOf(world, { symbol }))
      .filter((coin) => base_symbol === undefined || coin.base_symbol === base_symbol)
      .filter(({ symbol, name }) => `${symbol};${name}`.toLowerCase().includes(sought))
      .map((coin) => coinHeld(world, coin, wallet, subWallet, false));
  },

  changes: (filter, asking) => changeList(asking, filter),

  saveAdvanced: (asked, asking) => ({ audit_id: saveAdvanced(asking, asked).item_id }),

  deleteAdvanced({ strategy_id, remark }, asking) {
    const { world, person } = asking;
    const row = ownAdvanced(asking, strategy_id);
    changeableSubWallet(asking, row.sub_wallet_id);
    return { audit_id: proposeDeletion(world, row, { uid: person.uid, remark }).item_id };
  },

  advanced: ({ strategy_id }, asking) => advancedInFull(asking, knownAdvanced(asking, strategy_id)),

  basic({ sub_wallet_id }, asking) {
    ownSubWallet(asking, sub_wallet_id);
    return basicInFull(asking, basicOf(asking.world, sub_wallet_id));
  },

  change({ audit_id }, asking) {
    const item = ownChange(asking, audit_id);
    const missing = missingOn(asking.world, item);
    return { ...changeShown(asking, item), missing, summary: [...item.summary] };
  },

  businessInfo({ audit_id }, asking) {
    const { row, type } = ownBusiness(asking, audit_id);
    return businessInFull(asking, row, type);
  },

  sort: (asked, asking) => ({ audit_id: sortAdvanced(asking, asked).item_id }),

  audit({ audit_id, result, node_index, ...saying }, asking) {
    const { world, person } = asking;
    const item = ownChange(asking, audit_id);
    if (node_index !== undefined && node_index !== activeNode(item.nodes)?.node_index)
      throw new Refused(codes.alreadyHandled);
    const decided =
      result === 3
        ? revokeItem(world, item, person, saying.remark)
        : decideItem(world, item, person, result, saying);
    return { status: decided.status };
  },

  changeCounts: (scope, asking) => changeCounts(asking, scope),

  workspaceList({ wallet_id }, asking) {
    ownWallet(asking, wallet_id);
    return workspaceBusinesses.map((business) => workspaceShown(asking, wallet_id, business));
  },

  saveWorkspace({ wallet_id, business_type, node_list, remark }, asking) {
    const { world, person } = asking;
    const wallet = governedWallet(asking, wallet_id);
    refuseExpired(asking, wallet);
    const nodes = checkWorkspaceSteps(wallet, node_list);
    const by = { uid: person.uid, remark };
    return { audit_id: proposeWorkspace(world, wallet_id, business_type, nodes, by).item_id };
  },

  saveBasic({ sub_wallet_id, scenes, node_list, remark }, asking) {
    const { world, person } = asking;
    const subWallet = changeableSubWallet(asking, sub_wallet_id);
    const asked = { scenes: [...new Set(scenes)], nodes: checkSteps(world, subWallet, node_list) };
    return { audit_id: proposeBasic(world, sub_wallet_id, asked, { uid: person.uid, remark }).item_id };
  },

  businessList: (filter, asking) => businessList(asking, filter),

  businessCounts: (scope, asking) => businessCounts(asking, scope),
} satisfies ResolversOf<typeof strategies>;
