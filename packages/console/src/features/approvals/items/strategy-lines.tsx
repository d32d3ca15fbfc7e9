import type { DataOf, strategies } from '@mpc/api';
import type { DiffItem, DiffSide } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { hoursWords, limitWords, parameterWords } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import type { StrategyPlace } from '#shared/navigation/strategy-links.ts';
import type { Names } from './reader.ts';
import { StrategiesInOrder } from './strategies-in-order.tsx';

type Side = NonNullable<DataOf<typeof strategies.change>['before']>;
type Conditions = NonNullable<Side['conditions']>;

function initiatorText({ initiator_type, initiators }: Conditions, t: TFunction): string {
  if (initiator_type === 1) return t('approval.everybody');
  return initiator_type === 3 ? 'API' : listed(initiators.map((one) => one.nickname));
}

/** A coin by name, and by the code it goes by where that is another. */
const coinWithCode = (coin: Conditions['coins'][number], t: TFunction): string =>
  coin.symbol === coin.symbol_alias
    ? coinName(coin)
    : `${coinName(coin)} ${t('coin.code', { code: coin.symbol })}`;

const places = (list: Conditions['addresses'], names: Pick<Names, 'net'>): string =>
  list.map(({ address, base_symbol }) => `${address} (${names.net(base_symbol)})`).join('\n');

type ChangePlace = Omit<StrategyPlace, 'strategyId'>;

const typeOf = { basic: 0, transfer: 1, web3: 2, workspace: 3 } as const;

/** Where the strategies of a requested change stand. */
export const changePlace = (change: {
  wallet_id: number;
  sub_wallet_id: number;
  business: keyof typeof typeOf;
}): ChangePlace => ({
  walletId: change.wallet_id,
  subWalletId: change.sub_wallet_id,
  type: typeOf[change.business],
});

/** A new order: compared by names and places, shown with links. */
function orderSide(order: NonNullable<Side['order']>, place: ChangePlace): DiffSide {
  const text = order.map(({ name }, at) => `${at + 1}. ${name}`).join('\n');
  return { text, show: <StrategiesInOrder order={order} place={place} /> };
}

/** What one side of a change says, by field, each in one text. */
function fieldsOf(
  side: Side | null,
  names: Pick<Names, 'net'>,
  t: TFunction,
  place: ChangePlace,
): ReadonlyMap<string, DiffSide> {
  const fields = new Map<string, DiffSide>();
  if (side === null) return fields;
  const { name, scenes, conditions, action, priority, node_list = [], order } = side;
  if (name !== undefined) fields.set('name', name);
  if (scenes !== undefined) fields.set('scenes', listed(scenes.map((one) => t(`approval.scene.${one}`))));
  if (conditions !== undefined) {
    const { coins, destination, addresses, contracts } = conditions;
    fields.set('initiator', initiatorText(conditions, t));
    fields.set('coins', listed(coins.map((coin) => coinWithCode(coin, t))) || t('approval.any'));
    fields.set('limit', limitWords(conditions, t) || t('approval.any'));
    fields.set('destination', t(`approval.destination.${destination}`));
    fields.set('addresses', places(addresses, names));
    fields.set('contracts', places(contracts, names));
    fields.set('methods', (conditions.methods ?? []).join('\n'));
    fields.set('params', parameterWords(conditions, t).join('\n'));
    fields.set('hours', hoursWords(conditions, t));
  }
  if (action !== undefined) fields.set('action', t(`todo.summary.action.${actions[action]}`));
  if (priority !== undefined) fields.set('priority', String(priority));
  for (const step of node_list) {
    const people = listed(step.members.map((one) => one.nickname));
    const { threshold, node_index: index } = step;
    const facts = { step: index, threshold, of: step.members.length, people };
    const text = t(step.node_type === 2 ? 'todo.summary.signStep' : 'todo.summary.approveStep', facts);
    fields.set(`step ${index}`, step.name === '' ? text : `${step.name} · ${text}`);
  }
  if (order !== undefined) fields.set('order', orderSide(order, place));
  return fields;
}

const byNumber = (one: string, other: string) => Number(one.slice(5)) - Number(other.slice(5));

const actions = { 1: 'ask', 2: 'refuse', 3: 'pass' } as const;

const labels = [
  'name',
  'scenes',
  'initiator',
  'coins',
  'limit',
  'destination',
  'addresses',
  'contracts',
  'methods',
  'params',
  'hours',
  'action',
  'priority',
  'order',
] as const;

/** Two states of a strategy, field by field: what it decides, when it is hit, and whom it asks step by step. */
export function strategyDiff(
  { before, after }: { before: Side | null; after: Side | null },
  names: Pick<Names, 'net'>,
  t: TFunction,
  place: ChangePlace,
): DiffItem[] {
  const [old, now] = [fieldsOf(before, names, t, place), fieldsOf(after, names, t, place)];
  const steps = [...new Set([...old.keys(), ...now.keys()])].filter((key) => key.startsWith('step '));
  const isThere = (key: string) => old.get(key) || now.get(key);
  const texts = new Set(['addresses', 'contracts', 'methods', 'params']);
  return [
    ...labels.filter(isThere).map((key): DiffItem => ({
      key,
      label: t(`approval.field.${key}`),
      before: old.get(key),
      after: now.get(key),
      kind: texts.has(key) ? 'text' : 'plain',
    })),
    ...steps.toSorted(byNumber).map((key): DiffItem => ({
      key,
      label: t('approval.stepNumber', { index: Number(key.slice(5)) }),
      before: old.get(key),
      after: now.get(key),
    })),
  ];
}
