import { isolateText } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StrategyLink } from '#shared/navigation/strategy-link.tsx';
import { drafted } from './with-change.rules.ts';

/** Where strategies stand that are named. */
export interface NamedIn {
  walletId: number;
  subWalletId: number;
  /** Whether somebody is about to decide or to send something, which leaving would lose. */
  newTab: boolean;
}

interface RuleNameProps extends NamedIn {
  /** Null: the basic strategy. */
  rule: { strategy_id: number; name: string; type: 0 | 1 | 2 } | null;
}

/** A strategy by name, which leads to its page; one that is only drafted has none. */
export function RuleName({ rule, newTab, ...of }: RuleNameProps) {
  const { t } = useTranslation('strategyEngine');
  const { strategy_id: strategyId = 0, type = 0, name = t('check.basic') } = rule ?? {};
  const words = isolateText(name) || t('check.newOne');
  if (strategyId === drafted) return words;
  return (
    <StrategyLink to={{ ...of, strategyId, type }} newTab={newTab}>
      {words}
    </StrategyLink>
  );
}
