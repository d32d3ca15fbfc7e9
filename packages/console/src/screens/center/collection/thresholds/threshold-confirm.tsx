import type { CollectRule } from '@mpc/api';
import { DiffView } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { ChangeDialog } from '../rule/change-dialog.tsx';
import { RuleSheet } from '../rule/rule-sheet.tsx';

export interface ThresholdConfirmProps {
  /** The rule as it was looked at. */
  rule: CollectRule;
  /** The new thresholds of some of its coins. */
  list: readonly { symbol: string; collect_min: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** The thresholds that change, before and after: the last look before they are saved. */
export function ThresholdConfirm({ rule, list, onDone, onClose }: ThresholdConfirmProps) {
  const { t } = useTranslation('collection');
  return (
    <ChangeDialog
      rule={rule}
      command={{ kind: 'saveAmounts', params: { id: rule.id, list: [...list] } }}
      type="info"
      words={{
        title: t('thresholds.confirm', { count: list.length }),
        confirm: t('thresholds.save'),
        consequence: t('thresholds.means'),
        done: t('thresholds.saved', { count: list.length }),
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(looked) => (
        <RuleSheet rule={looked}>
          <DiffView
            label={t('edit.changes')}
            items={list.map(({ symbol, collect_min: after }) => {
              const coin = looked.symbol_list.find((one) => one.symbol === symbol);
              const unit = coin?.symbol_alias ?? symbol;
              return {
                key: symbol,
                label:
                  coin === undefined ? symbol : `${coinName(coin)} ${symbol === unit ? '' : symbol}`.trim(),
                before: coin === undefined ? '' : `${exactAmount(coin.collect_min)} ${unit}`,
                after: `${exactAmount(after)} ${unit}`,
              };
            })}
          />
        </RuleSheet>
      )}
    </ChangeDialog>
  );
}
