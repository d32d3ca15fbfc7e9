import type { StrategyFor } from '@mpc/api';
import type { TFunction } from 'i18next';

/** What a strategy is called: the basic one has no name of its own, whatever the server calls it. */
export const nameOfStrategy = ({ type, name }: Pick<StrategyFor, 'type' | 'name'>, t: TFunction): string =>
  type === 0 ? t('order.basicStrategy') : name;
