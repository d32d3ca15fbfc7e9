import { autoCollect, type SweepRule } from '@mpc/api';
import { KeyValueList } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '../changes/use-still-set.ts';
import { lookedAt } from './rule-values.ts';
import { rulesNow } from './rules-of.ts';

interface SwitchRulesProps {
  walletId: number;
  rules: readonly SweepRule[];
  status: 0 | 1;
  onDone: () => void;
  onClose: () => void;
}

/** Switches the sweeping of some coins on or off. */
export function SwitchRules({ walletId, rules, status, onDone, onClose }: SwitchRulesProps) {
  const { t } = useTranslation('coSigner');
  const symbols = rules.map(({ symbol }) => symbol);
  const now = async () => {
    const found = await rulesNow(walletId, symbols);
    return symbols.map((symbol) => found.find((rule) => rule.symbol === symbol));
  };
  const still = useStillSet(rules.map(lookedAt), async () => (await now()).map(lookedAt));
  const way = status === 1 ? 'on' : 'off';
  return (
    <AutoDialog
      type={status === 1 ? 'info' : 'warning'}
      title={t(`rule.switch.${way}.title`, { count: rules.length })}
      confirm={t(`rule.switch.${way}.confirm`)}
      means={t(`rule.switch.${way}.means`)}
      done={t(`rule.switch.${way}.done`, { count: rules.length })}
      command={autoCollect.switchRules}
      params={{ wallet_id: walletId, ids: rules.map(({ id }) => id), status }}
      still={still}
      isThere={async () => (await now()).every((rule) => rule?.status === status)}
      onDone={onDone}
      onClose={onClose}
    >
      <KeyValueList
        items={rules.map((rule) => ({
          key: rule.symbol,
          label: `${coinName(rule)}${rule.symbol === rule.symbol_alias ? '' : ` ${rule.symbol}`}`,
          value: t('rule.atThreshold', { amount: exactAmount(rule.collect_min), coin: rule.symbol_alias }),
        }))}
      />
    </AutoDialog>
  );
}
