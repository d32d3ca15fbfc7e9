import type { MemberStep } from '@mpc/api';
import type { TFunction } from 'i18next';
import { strategyTypes } from './member-looks.ts';

/** What a strategy is called: the basic one has no name of its own. */
export const strategyName = (
  { type, name }: Pick<MemberStep, 'type' | 'name'>,
  t: TFunction<'teamMember'>,
): string => (type === 0 ? t(strategyTypes[0]) : name);
