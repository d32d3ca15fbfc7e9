import type { SweepRule } from '@mpc/api';
import { RowMenu } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

interface CoinRuleMenuProps {
  row: SweepRule;
  name: string;
  barred: string | undefined;
  onSwitch: (asked: { rules: SweepRule[]; status: 0 | 1 }) => void;
}

/** What can be done with the rule of one coin. */
export function CoinRuleMenu({ row, name, barred, onSwitch }: CoinRuleMenuProps) {
  const { t } = useTranslation('coSigner');
  const { show } = useOverlayParam();
  const status = row.status === 1 ? 0 : 1;
  return (
    <RowMenu
      name={name}
      items={[
        { id: 'edit', label: t('rule.edit') },
        { id: 'plan', label: t('rule.plan') },
        { id: 'turn', label: t(`rule.turn.${status}`), disabledReason: barred },
      ]}
      onAction={(id) => {
        if (id === 'edit') show('rule', row.symbol);
        else if (id === 'plan') show('plan', row.symbol);
        else onSwitch({ rules: [row], status });
      }}
    />
  );
}
