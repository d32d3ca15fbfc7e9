import type { CollectRule } from '@mpc/api';
import type { TFunction } from 'i18next';
import { compare } from '#shared/money/decimal.ts';
import type { RulePlace } from './rule-links.ts';

/** What can be done with a rule. */
export type RuleAct = Exclude<RulePlace, 'detail'> | 'sweep' | 'publish' | 'disable' | 'enable' | 'request';

/** Whether something of a coin waits to be swept. */
const waits = ({ waiting_amount }: CollectRule['symbol_list'][number]): boolean =>
  compare(waiting_amount, '0') === 1;

/** Whether the contract is on its chain, so that network and receiver are fixed. */
export const isDeployed = ({ status }: Pick<CollectRule, 'status'>): boolean => status === 3 || status === 5;

/** Why a rule cannot be changed now; undefined where it can. */
export function changeBlock(
  { status }: Pick<CollectRule, 'status'>,
  t: TFunction<'collection'>,
): string | undefined {
  if (status === 1) return t('block.signing');
  return status === 2 ? t('block.deploying') : undefined;
}

/** Why nothing can be swept now; undefined where something can. */
export function sweepBlock(
  rule: Pick<CollectRule, 'status' | 'symbol_list'>,
  t: TFunction<'collection'>,
): string | undefined {
  if (rule.status !== 3) return t('block.notActive');
  return rule.symbol_list.some(waits) ? undefined : t('block.nothingWaits');
}

/** What a rule can be turned to from where it is. */
export function turnOf({
  status,
}: Pick<CollectRule, 'status'>): 'publish' | 'disable' | 'enable' | 'request' | null {
  if (status === 0 || status === 4) return 'publish';
  if (status === 1) return 'request';
  if (status === 3) return 'disable';
  return status === 5 ? 'enable' : null;
}
