import type { AdvancedStrategy } from '@mpc/api';
import type { TFunction } from 'i18next';
import { hoursWords, limitWords } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { bracketed, listed } from '#shared/i18n/i18n.ts';

/** One condition of a strategy in words. */
export interface ConditionTag {
  key: string;
  label: string;
  text: string;
}

function initiatorText(conditions: AdvancedStrategy['conditions']): string {
  const { initiator_type, initiators } = conditions;
  if (initiator_type === 3) return 'API';
  return initiator_type === 2 ? listed(initiators.map(({ nickname }) => nickname)) : '';
}

function destinationText(conditions: AdvancedStrategy['conditions'], t: TFunction): string {
  const { destination, addresses } = conditions;
  if (destination === 1) return '';
  const words = t(`approval.destination.${destination}`);
  return destination === 3 ? words + bracketed(addresses.length) : words;
}

const counted = (list: readonly unknown[]): string => (list.length === 0 ? '' : String(list.length));

/** The conditions that narrow a strategy, each in words; none where it is hit by everything. */
export function conditionTags(conditions: AdvancedStrategy['conditions'], t: TFunction): ConditionTag[] {
  const { coins, contracts, methods = [], params = [] } = conditions;
  const texts = {
    coins: listed(coins.map(coinName)),
    limit: limitWords(conditions, t),
    initiator: initiatorText(conditions),
    destination: destinationText(conditions, t),
    contracts: counted(contracts),
    methods: counted(methods),
    params: counted(params),
    hours: hoursWords(conditions, t),
  };
  return (['coins', 'limit', 'initiator', 'destination', 'contracts', 'methods', 'params', 'hours'] as const)
    .filter((key) => texts[key] !== '')
    .map((key) => ({ key, label: t(`approval.field.${key}`), text: texts[key] }));
}
