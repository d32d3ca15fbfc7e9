import { autoCollect, type SweepConflict } from '@mpc/api';
import { Banner, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';

interface FoundConflicts {
  repeated: readonly string[];
  contract: readonly SweepConflict[];
  /** Why the coins cannot be given rules now. */
  against: string | undefined;
}

/** Which of these coins have a rule already, and which a contract sweeps. */
export function useRuleConflicts(walletId: number, symbols: readonly string[]): FoundConflicts {
  const { t } = useTranslation('coSigner');
  const isAsked = symbols.length > 0;
  const found = useQuery({
    ...read(autoCollect.repeat, { wallet_id: walletId, symbols: [...symbols] }),
    enabled: isAsked,
  });
  const { repeat: repeated = [], collect_rule_conflict: contract = [] } = (isAsked && found.data) || {};
  const against = () => {
    if (!isAsked) return t('rule.chooseCoins');
    if (repeated.length > 0) return t('conflict.repeated', { coins: listed(repeated) });
    return found.data === undefined ? t(found.isError ? 'conflict.unread' : 'conflict.checking') : undefined;
  };
  return { repeated, contract, against: against() };
}

/** Says which coins are set up already, here or in Contract sweep, and which of the two runs. */
export function RuleConflicts({ found: { repeated, contract } }: { found: FoundConflicts }) {
  const { t } = useTranslation('coSigner');
  return (
    <Stack gap="s">
      {repeated.length === 0 ? null : (
        <Banner tone="danger">{t('conflict.repeated', { coins: listed(repeated) })}</Banner>
      )}
      <ContractConflicts found={contract} />
    </Stack>
  );
}

/** Says which coins a contract sweeps as well, and which of the two runs. */
export function ContractConflicts({ found }: { found: readonly SweepConflict[] }) {
  const { t } = useTranslation('coSigner');
  return found.map(({ symbol, rule_id, rule_name, auto_collect_runs }) => (
    <Banner key={`${symbol} ${rule_id}`} tone="attention">
      {t(auto_collect_runs === 1 ? 'conflict.autoRuns' : 'conflict.contractRuns', {
        coin: symbol,
        rule: rule_name,
      })}
    </Banner>
  ));
}
