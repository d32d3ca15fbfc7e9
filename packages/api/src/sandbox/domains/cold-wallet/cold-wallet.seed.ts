import { homeOf } from '../../world/access.ts';
import { addressOn } from '../../world/addresses.seed.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import { known, type World } from '../../world/world.ts';
import { openItem } from '../approvals/items.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { logAs } from '../operations/log-operation.ts';
import { subWalletIds, walletIds } from '../wallets/wallets.seed.ts';
import type { ColdContractRow, ColdTaskRow } from './cold-wallet-tables.ts';
import { newTask, patience, startTask } from './cold-tasks.ts';
import { scheduleLook } from './fund-strategies.ts';
import { coldChains, voteFreeOf } from './tiers.ts';
import { day, minute } from '../../../core/durations.ts';

const { treasury } = walletIds;
/** The sub-wallet that is the hot tier. */
const omnibus = subWalletIds.main + 5;

/** The addresses of the contracts that are on the platform, by tier. */
function contractOn(baseSymbol: string, tier: 'warm' | 'cold' | 'foreign' | 'unsigned' | 'closed'): string {
  return addressOn(baseSymbol, `contract ${tier}`);
}

function contracts(world: World, base: string): ColdContractRow[] {
  const voteFree = voteFreeOf(treasury, base).address;
  const hot = homeOf(world, omnibus, base)?.address ?? '';
  const [warm, cold] = [contractOn(base, 'warm'), contractOn(base, 'cold')];
  const signers = ['one', 'two', 'three'].map((name) => addressOn(base, `signer ${name}`));
  const plain = { base_symbol: base, threshold: 2, is_platform: true, vote_free: true, funds: {} };
  return [
    { ...plain, address: warm, signers: [...signers, voteFree], whitelist: [hot, cold] },
    { ...plain, address: cold, signers: [...signers, voteFree], whitelist: [warm], vote_free: false },
    {
      ...plain,
      address: contractOn(base, 'foreign'),
      signers: [...signers, voteFree],
      whitelist: [],
      is_platform: false,
    },
    { ...plain, address: contractOn(base, 'unsigned'), signers, whitelist: [hot, cold] },
    {
      ...plain,
      address: contractOn(base, 'closed'),
      signers: [...signers, voteFree],
      whitelist: [cold],
      vote_free: false,
    },
  ];
}

const funds: Record<string, [warm: Record<string, string>, cold: Record<string, string>]> = {
  ETH: [
    { ETH: '120', USDTERC20: '260000' },
    { ETH: '1450', USDTERC20: '3200000' },
  ],
  BSC: [{ BSC: '310', USDTBEP20: '95000' }, { BSC: '2200' }],
  TRX: [{ TUSDT: '640000', TRX: '50000' }, { TUSDT: '5100000' }],
};

function seedContracts(world: World): void {
  for (const base of coldChains) {
    contracts(world, base).forEach((row, index) => {
      world.coldContracts.insert({ ...row, funds: funds[base]?.[index] ?? {} });
    });
  }
}

function seedPair(world: World, base_symbol: string, at: number): void {
  const pair = {
    warm_address: contractOn(base_symbol, 'warm'),
    cold_address: contractOn(base_symbol, 'cold'),
  };
  world.multisigs.insert({
    id: world.nextId('multisig'),
    wallet_id: treasury,
    base_symbol,
    ...pair,
    is_effective: true,
    updated_at: at,
  });
  logPair(world, people.owner.uid, base_symbol, { status: 1 });
}

/** Writes down that the first pair of a chain was set, or requested. */
function logPair(world: World, uid: number, area: string, part: { status: 0 | 1; item_id?: number }): void {
  const business_id = world.multisigs.all().find((row) => row.base_symbol === area)?.id ?? 0;
  const after = `${contractOn(area, 'warm')} ${contractOn(area, 'cold')}`;
  const about = { wallet_id: treasury, business: 'cold_address', area, op: 'add', business_id, after };
  logAs(world, uid, { ...about, ...part });
}

/** Every end a task can come to, and every state one can be in. */
const records: readonly (readonly [ago: number, part: Partial<ColdTaskRow>])[] = [
  [40 * day, { status: 3, direction: 3, amount: '25', symbol: 'ETH' }],
  [
    33 * day,
    { status: 4, direction: 3, amount: '12', symbol: 'ETH', fail_reason: 'The contract took the call back' },
  ],
  [26 * day, { status: 5, direction: 1, amount: '3', symbol: 'ETH' }],
  [19 * day, { status: 6, direction: 3, amount: '900', symbol: 'ETH', fail_reason: 'balance' }],
  [12 * day, { status: 7, direction: 3, amount: '8', symbol: 'ETH', fail_reason: 'No longer needed' }],
  [9 * day, { status: 3, direction: 3, amount: '40000', symbol: 'USDTERC20', source: 1 }],
];

const endings = { 3: 'success', 4: 'fail', 5: 'exception', 6: 'start_fail' } as const;

function tellTask(world: World, part: Partial<ColdTaskRow>): void {
  const now = world.clock.now();
  const { direction = 3, symbol = 'ETH', amount = '1', status = 3, source = 2 } = part;
  const hot = known(homeOf(world, omnibus, 'ETH'), 'omnibus address').address;
  const [from, to] = [contractOn('ETH', 'warm'), direction === 1 ? hot : contractOn('ETH', 'cold')];
  const creator_uid = source === 1 ? 0 : people.owner.uid;
  const strategy = world.fundStrategies.all().find((row) => row.symbol === symbol);
  const strategy_id = source === 1 ? (strategy?.id ?? 0) : 0;
  const request = { wallet_id: treasury, direction, source, strategy_id, symbol, amount, creator_uid };
  const move = { from, to, fee: '0.000169' };
  const task = newTask(world, request, move);
  const ending = status === 3 || status === 4 || status === 5 || status === 6 ? endings[status] : undefined;
  const isBegun = status !== 6 && status !== 7;
  const ended = now + (status === 5 ? patience : 3 * minute);
  world.coldTasks.update(task, {
    ...part,
    ...(isBegun ? { txid: `0x${world.random.hex(64)}` } : {}),
    finished_at: status === 5 ? 0 : ended,
    timeline: [
      ...(isBegun ? [{ event: 'start' as const, at: now, note: '' }] : []),
      ...(ending === undefined ? [] : [{ event: ending, at: ended, note: part.fail_reason ?? '' }]),
    ],
  });
}

function seedStrategy(world: World, symbol: string, scale: number, status: 0 | 1): void {
  const row = world.fundStrategies.insert({
    id: world.nextId('fundStrategy'),
    wallet_id: treasury,
    symbol,
    hot_lower: '0',
    hot_target: String(20 * scale),
    hot_upper: String(600 * scale),
    warm_target: String(200 * scale),
    warm_upper: String(1000 * scale),
    min_task_amount: String(scale),
    max_task_amount: String(100 * scale),
    check_interval_min: 60,
    status,
    updated_uid: people.owner.uid,
    updated_at: world.clock.now(),
    last_run_at: 0,
  });
  if (status === 1) scheduleLook(world, row);
}

/** Asks for something, of whoever decides such things in Treasury. */
function ask(world: World, item_type: 11 | 16, business_id: number, what: string, after: object) {
  return openItem(world, {
    item_type,
    business_id,
    wallet_id: treasury,
    initiator_uid: people.admin.uid,
    title: {
      key: `todo.title.${what}`,
      params: item_type === 11 ? { net: 'TRON' } : { amount: '5', coin: 'ETH', net: 'ETH' },
    },
    before: item_type === 11 ? { warm_address: '', cold_address: '' } : null,
    after,
    steps: workspaceSteps(world, treasury, item_type === 11 ? 'cold_address' : 'cold_task'),
  });
}

/** Treasury has contracts on two chains in force and one proposed, a strategy in use, and nobody who is warned: two of three. */
export function seedColdWallet(world: World, history: History): void {
  seedContracts(world);
  history.ago(60 * day, () => {
    for (const base of ['ETH', 'BSC']) seedPair(world, base, world.clock.now());
  });
  history.ago(10 * day, () => {
    seedStrategy(world, 'ETH', 1, 1);
    seedStrategy(world, 'USDTERC20', 1000, 0);
    seedStrategy(world, 'BSC', 1, 0);
  });
  for (const [ago, part] of records) history.ago(ago, () => tellTask(world, part));
  history.ago(2 * day, () => {
    const row = world.multisigs.insert({
      id: world.nextId('multisig'),
      wallet_id: treasury,
      base_symbol: 'TRX',
      warm_address: '',
      cold_address: '',
      is_effective: false,
      updated_at: world.clock.now(),
    });
    const pair = { warm_address: contractOn('TRX', 'warm'), cold_address: contractOn('TRX', 'cold') };
    const { item_id } = ask(world, 11, row.id, 'coldAddress.add', { op: 'add', ...pair });
    logPair(world, people.admin.uid, 'TRX', { status: 0, item_id });
  });
  history.ago(day, () => {
    const hot = known(homeOf(world, omnibus, 'ETH'), 'omnibus address').address;
    const request = { wallet_id: treasury, direction: 1 as const, source: 2 as const, strategy_id: 0 };
    const move = { from: contractOn('ETH', 'warm'), to: hot, fee: '0.000169' };
    const task = newTask(
      world,
      { ...request, symbol: 'ETH', amount: '5', creator_uid: people.admin.uid },
      move,
    );
    ask(world, 16, task.task_id, 'coldTask.toHot', { task_id: task.task_id });
  });
  history.ago(2_000, () => {
    const request = { wallet_id: treasury, direction: 3 as const, source: 2 as const, strategy_id: 0 };
    const route = { from: contractOn('ETH', 'warm'), to: contractOn('ETH', 'cold') };
    const move = { ...route, fee: '0.000169' };
    startTask(
      world,
      newTask(world, { ...request, symbol: 'ETH', amount: '2', creator_uid: people.owner.uid }, move),
    );
  });
}
