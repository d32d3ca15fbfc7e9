import { autoCollect, type SweepRule } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { SwitchDialog, type Switching } from '../changes/switch-dialog.tsx';
import { useStillSet } from '#features/setting-change';
import { lookedAt } from './rule-values.ts';
import { rulesNow } from './rules-of.ts';

/** Switches the sweeping of some coins on or off. */
export function SwitchRules(switching: Switching<SweepRule>) {
  const { t } = useTranslation('coSigner');
  const { walletId, rules } = switching;
  const symbols = rules.map(({ symbol }) => symbol);
  const now = async () => {
    const found = await rulesNow(walletId, symbols);
    return symbols.map((symbol) => found.find((rule) => rule.symbol === symbol));
  };
  const still = useStillSet(rules.map(lookedAt), async () => (await now()).map(lookedAt));
  return (
    <SwitchDialog
      {...switching}
      of="rule"
      command={autoCollect.switchRules}
      still={still}
      now={now}
      items={rules.map((rule) => ({
        key: rule.symbol,
        label: `${coinName(rule)}${rule.symbol === rule.symbol_alias ? '' : ` ${rule.symbol}`}`,
        value: t('rule.atThreshold', { amount: exactAmount(rule.collect_min), coin: rule.symbol_alias }),
      }))}
    />
  );
}
