import type { LocalizedText, WorkspaceBusiness } from '../../../domains/approvals/approvals.schema.ts';
import type { StrategyConditions, StrategyScene } from '../../../domains/strategies/strategies.schema.ts';
import { subWalletOf } from '../../world/access.ts';
import { known, type World } from '../../world/world.ts';
import type { ItemRow } from '../approvals/approvals-tables.ts';
import { openItem, refuseSecond } from '../approvals/items.ts';
import { advancedOf, basicOf, basicSteps, workspaceSteps } from '../approvals/strategy-hit.ts';
import { logAs } from '../operations/log-operation.ts';
import type { StrategyNode, StrategyRow } from './strategies-tables.ts';
import { changeOf, isOfBusiness, isSortOf, type StrategyChange } from './strategy-change.ts';
import { stepFacts, stepsLine, strategyFacts, strategyLine } from './strategy-words.ts';
import { workspaceStrategyOf } from './workspace-strategy.ts';

/** Who asks for a change, and why. */
interface By {
  uid: number;
  remark?: string | undefined;
}

interface Proposal {
  item_type: 3 | 4 | 5;
  business_id: number;
  wallet_id: number;
  sub_wallet_id?: number;
  title: LocalizedText;
  summary: readonly LocalizedText[];
  change: StrategyChange;
  steps: readonly StrategyNode[];
  /** For the log: what it was, and would be, in one line each. */
  lines: readonly [before: string, after: string];
}

const verbs = { 1: 'add', 2: 'edit', 3: 'delete', 4: 'sort' } as const;

function open(world: World, { change, steps, lines, ...about }: Proposal, { uid, remark = '' }: By): ItemRow {
  const { before, after } = change;
  const item = openItem(world, { ...about, initiator_uid: uid, remark, before, after, steps });
  const { wallet_id, sub_wallet_id, business_id, item_id } = item;
  logAs(world, uid, {
    wallet_id,
    sub_wallet_id,
    business: change.business === 'workspace' ? 'workspace' : 'strategy',
    area: change.business === 'workspace' ? change.after.business_type : change.business,
    op: verbs[changeOf(item).op],
    business_id,
    before: lines[0],
    after: lines[1],
    status: 0,
    item_id,
  });
  return item;
}

/** Another line, or other scenes, for the basic strategy of a sub-wallet. */
export function proposeBasic(
  world: World,
  sub_wallet_id: number,
  asked: { scenes: readonly StrategyScene[]; nodes: readonly StrategyNode[] },
  by: By,
): ItemRow {
  const before = basicOf(world, sub_wallet_id);
  const { strategy_id, nodes } = before;
  refuseSecond(world, 3, strategy_id);
  const { wallet_id, sub_wallet_name } = subWalletOf(world, before);
  const proposal: Proposal = {
    item_type: 3,
    business_id: strategy_id,
    wallet_id,
    sub_wallet_id,
    title: { key: 'todo.title.basicStrategy', params: { subWallet: sub_wallet_name } },
    summary: stepFacts(world, asked.nodes),
    change: { business: 'basic', op: 2, before, after: { ...before, ...asked } },
    steps: basicSteps(world, sub_wallet_id, 'basic'),
    lines: [stepsLine(world, nodes), stepsLine(world, asked.nodes)],
  };
  return open(world, proposal, by);
}

function openAdvanced(
  world: World,
  row: StrategyRow,
  change: StrategyChange,
  described: Pick<Proposal, 'title' | 'summary' | 'lines'> & { business_id: number },
  by: By,
): ItemRow {
  const { sub_wallet_id } = row;
  const { wallet_id } = subWalletOf(world, row);
  const steps = basicSteps(world, sub_wallet_id, 'higher');
  return open(world, { item_type: 4, wallet_id, sub_wallet_id, change, steps, ...described }, by);
}

/** What an advanced strategy is to be, apart from what the server counts. */
export interface AdvancedDraft {
  name: string;
  conditions: StrategyConditions;
  action: StrategyRow['action'];
  nodes: readonly StrategyNode[];
  priority: number;
}

const kind = (type: 0 | 1 | 2) => (type === 2 ? ('web3' as const) : ('transfer' as const));

/** A new advanced strategy, which nothing heeds until it is approved. */
export function proposeAddition(
  world: World,
  { sub_wallet_id, type }: { sub_wallet_id: number; type: 1 | 2 },
  draft: AdvancedDraft,
  by: By,
): ItemRow {
  const after: StrategyRow = {
    ...draft,
    strategy_id: world.nextId('strategy'),
    sub_wallet_id,
    type,
    scenes: [],
    version: 1,
    updated_by: by.uid,
    updated_at: world.clock.now(),
  };
  const { sub_wallet_name: subWallet } = subWalletOf(world, after);
  const described = {
    business_id: after.strategy_id,
    title: { key: 'todo.title.strategyAdd', params: { name: draft.name, subWallet } },
    summary: strategyFacts(world, after),
    lines: ['', strategyLine(world, after)] as const,
  };
  return openAdvanced(world, after, { business: kind(type), op: 1, before: null, after }, described, by);
}

/** Another content for an advanced strategy; the present one decides until it is approved. */
export function proposeEdit(world: World, before: StrategyRow, draft: AdvancedDraft, by: By): ItemRow {
  refuseSecond(world, 4, before.strategy_id);
  const after = { ...before, ...draft };
  const { sub_wallet_name: subWallet } = subWalletOf(world, after);
  const described = {
    business_id: before.strategy_id,
    title: { key: 'todo.title.strategyEdit', params: { name: before.name, subWallet } },
    summary: strategyFacts(world, after),
    lines: [strategyLine(world, before), strategyLine(world, after)] as const,
  };
  return openAdvanced(world, before, { business: kind(before.type), op: 2, before, after }, described, by);
}

/** The end of an advanced strategy. */
export function proposeDeletion(world: World, before: StrategyRow, by: By): ItemRow {
  refuseSecond(world, 4, before.strategy_id);
  const { sub_wallet_name: subWallet } = subWalletOf(world, before);
  const described = {
    business_id: before.strategy_id,
    title: { key: 'todo.title.strategyDelete', params: { name: before.name, subWallet } },
    summary: strategyFacts(world, before),
    lines: [strategyLine(world, before), ''] as const,
  };
  return openAdvanced(
    world,
    before,
    { business: kind(before.type), op: 3, before, after: null },
    described,
    by,
  );
}

/** Another order for the advanced strategies of one type in a sub-wallet. */
export function proposeOrder(
  world: World,
  { sub_wallet_id, type }: { sub_wallet_id: number; type: 1 | 2 },
  ids: readonly number[],
  by: By,
): ItemRow {
  refuseSecond(world, 4, sub_wallet_id, (item) => isSortOf(item, type));
  const rows = advancedOf(world, sub_wallet_id, type);
  const named = (wanted: readonly number[]) =>
    wanted.map((id) => rows.find((row) => row.strategy_id === id)?.name ?? '').join(', ');
  const present = rows.map((row) => row.strategy_id);
  const change: StrategyChange = {
    business: kind(type),
    op: 4,
    before: { type, ids: present },
    after: { type, ids },
  };
  const first = known(rows[0], 'strategy');
  const { sub_wallet_name: subWallet } = subWalletOf(world, first);
  const described = {
    business_id: sub_wallet_id,
    title: { key: 'todo.title.strategySort', params: { subWallet } },
    summary: [{ key: 'todo.summary.order', params: { names: named(ids) } }],
    lines: [named(present), named(ids)] as const,
  };
  return openAdvanced(world, first, change, described, by);
}

/** Other people for one scenario of a wallet. */
export function proposeWorkspace(
  world: World,
  wallet_id: number,
  business_type: WorkspaceBusiness,
  nodes: readonly StrategyNode[],
  by: By,
): ItemRow {
  refuseSecond(world, 5, wallet_id, (item) => isOfBusiness(item, business_type));
  const before = workspaceStrategyOf(world, wallet_id, business_type);
  const proposal: Proposal = {
    item_type: 5,
    business_id: wallet_id,
    wallet_id,
    title: { key: `todo.title.workspaceStrategy.${business_type}`, params: {} },
    summary: stepFacts(world, nodes),
    change: { business: 'workspace', op: 2, before, after: { ...before, nodes } },
    steps: workspaceSteps(world, wallet_id, 'workspace'),
    lines: [stepsLine(world, before.nodes), stepsLine(world, nodes)],
  };
  return open(world, proposal, by);
}
