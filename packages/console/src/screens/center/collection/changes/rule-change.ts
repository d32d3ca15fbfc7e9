import type { collection, CollectRule, ParamsOf } from '@mpc/api';
import type { SentCommand } from '#shared/lost-answers/command-journal.ts';
import { compare } from '#shared/money/decimal.ts';

/** What changes a rule, or sweeps by it, as it is sent. */
export type RuleCommand =
  | { kind: 'saveRule'; params: ParamsOf<typeof collection.saveRule> }
  | { kind: 'saveAmounts'; params: ParamsOf<typeof collection.saveAmounts> }
  | { kind: 'saveSymbols'; params: ParamsOf<typeof collection.saveSymbols> };

/** A command that was sent from this browser and of which it is not known what became: known again by what it changes. */
export interface SentChange extends SentCommand {
  walletId: number;
  /** 0 of a new rule. */
  ruleId: number;
  command: RuleCommand;
  /**
   * What was there before: of a new rule the rules of its name, of a sweep the sweeps of the rule, of anything else how many
   * statuses the rule had had.
   */
  before: readonly number[];
}

type Rule = Pick<
  CollectRule,
  | 'rule_name'
  | 'base_symbol'
  | 'collect_sub_wallet_id'
  | 'collect_address'
  | 'collect_mode'
  | 'status'
  | 'timeline'
  | 'symbol_list'
>;

const saved = [
  'rule_name',
  'base_symbol',
  'collect_sub_wallet_id',
  'collect_address',
  'collect_mode',
] as const;

/** The fields of a rule that are otherwise than they were asked to be. */
export const differingFields = (asked: ParamsOf<typeof collection.saveRule>, rule: Rule) =>
  saved.filter((field) => asked[field] !== undefined && asked[field] !== rule[field]);

function isStatusReached({ status, timeline }: Rule, wanted: number | undefined, steps: number): boolean {
  if (wanted === undefined) return true;
  if (wanted === 3 || wanted === 5) return status === wanted;
  // Publishing goes on to be signed and deployed, and a request that is canceled is a draft again.
  return timeline.length > steps && (wanted === 1 ? status !== 0 : status === 0);
}

/** Whether a rule is as a command would have it; `steps` is how many statuses it had had before. */
export function isDone({ kind, params }: RuleCommand, rule: Rule, steps: number): boolean {
  const { symbol_list: coins } = rule;
  const coinOf = (symbol: string) => coins.find((coin) => coin.symbol === symbol);
  if (kind === 'saveRule')
    return differingFields(params, rule).length === 0 && isStatusReached(rule, params.status, steps);
  if (kind === 'saveAmounts')
    return params.list.every(
      ({ symbol, collect_min }) => compare(coinOf(symbol)?.collect_min, collect_min) === 0,
    );
  const { op, symbols } = params;
  if (op === 'add') return symbols.every((symbol) => coinOf(symbol) !== undefined);
  if (op === 'remove') return symbols.every((symbol) => coinOf(symbol) === undefined);
  if (op === 'sweep') return false;
  return symbols.every((symbol) => coinOf(symbol)?.status === (op === 'enable' ? 1 : 0));
}
