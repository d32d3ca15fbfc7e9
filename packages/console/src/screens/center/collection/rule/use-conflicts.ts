import { autoCollect, type CollectRule, type CollectRulePage } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { usePhone } from '#shared/use-media.ts';
import { haveFailed, type Check } from '#shared/query-view/checks-failed.tsx';
import { conflictsOf, type Conflict } from './conflicts.rules.ts';

/** Which of some coins the co-signer sweeps as well, by which rules. */
function useAutoRules(walletId: number, symbols: readonly string[]) {
  const asked = [...symbols];
  const repeat = useQuery({
    ...read(autoCollect.repeat, { wallet_id: walletId, symbols: asked }),
    enabled: asked.length > 0,
  });
  const repeated = (repeat.data?.repeat ?? []).filter((symbol) => asked.includes(symbol));
  const rules = useQuery({
    ...read(autoCollect.rules, { wallet_id: walletId, symbol: repeated, page_no: 1, page_size: 100 }),
    enabled: repeated.length > 0,
  });
  const isKnown =
    asked.length === 0 || (repeat.data !== undefined && (repeated.length === 0 || rules.data !== undefined));
  return { repeated, list: rules.data?.list ?? [], isKnown, checks: [repeat, rules] };
}

/**
 * Which of some coins the co-signer sweeps as well, and which of both runs. `since` is when the rule was made; null for a
 * new one.
 */
export function useConflicts(walletId: number, symbols: readonly string[], since: number | null) {
  const { t } = useTranslation('collection');
  const { repeated, list, isKnown, checks } = useAutoRules(walletId, symbols);
  const conflicts: Conflict[] = isKnown ? conflictsOf(repeated, list, since) : [];
  return {
    conflicts,
    checks,
    /** Whether it is known, or cannot be: nothing else comes by itself. */
    isSettled: isKnown || haveFailed(checks),
    /** What stands against saving before it is known. */
    against: isKnown ? undefined : t(haveFailed(checks) ? 'conflict.unread' : 'conflict.reading'),
  };
}

export type Conflicts = ReturnType<typeof useConflicts>;

const sweptBy = ({ symbol_list }: CollectRule): string[] =>
  symbol_list.filter(({ status }) => status === 1).map(({ symbol }) => symbol);

/** Which coins of one rule the co-signer sweeps as well. */
export const useRuleConflicts = (rule: CollectRule) =>
  useConflicts(rule.wallet_id, sweptBy(rule), rule.created_at);

/**
 * The active ones of the listed rules that the co-signer sweeps a coin of as well, and the sentence that names them. Nothing is
 * said of rules that could not be read.
 */
export function useRulesInConflict(walletId: number, rules: Check & { data?: CollectRulePage | undefined }) {
  const { t } = useTranslation('collection');
  const isPhone = usePhone();
  const active = (rules.data?.list ?? []).filter(({ status }) => status === 3);
  const symbols = [...new Set(active.flatMap(sweptBy))].sort();
  const { repeated, list, isKnown, checks } = useAutoRules(walletId, symbols);
  const found = active.filter((rule) => {
    const swept = sweptBy(rule);
    return conflictsOf(repeated, list, rule.created_at).some(({ symbol }) => swept.includes(symbol));
  });
  if (rules.data === undefined || !isKnown)
    return { rules: [], text: t(haveFailed([rules, ...checks]) ? 'conflict.unread' : 'conflict.reading') };
  if (found.length === 0) return { rules: found, text: t('conflict.none') };
  // On a phone their names take further lines, and would move the list that is being read.
  const text = isPhone
    ? t('conflict.count', { count: found.length })
    : t('conflict.rules', { names: listed(found.map(({ rule_name }) => rule_name)) });
  return { rules: found, text };
}
