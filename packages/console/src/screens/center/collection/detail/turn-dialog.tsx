import type { CollectRule } from '@mpc/api';
import { Amount } from '@mpc/ui';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { ChangeDialog } from '../rule/change-dialog.tsx';
import { RuleSheet } from '../rule/rule-sheet.tsx';
import { useConflicts } from '../rule/use-conflicts.ts';
import { feeUnit } from '../rule/fee-unit.ts';

export interface TurnDialogProps {
  /** The rule as it was looked at. */
  rule: CollectRule;
  turn: 'publish' | 'disable' | 'enable';
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

const statusOf = { publish: 1, disable: 5, enable: 3 } as const;
const types = { publish: 'info', disable: 'warning', enable: 'info' } as const;

/** Asks once more before a rule is published, disabled or enabled again. */
export function TurnDialog({ rule, turn, onDone, onClose }: TurnDialogProps) {
  const { t } = useTranslation('collection');
  const { t: words } = useTranslation();
  // What the address names, never what an answer says of itself.
  const walletId = useSelection().walletId ?? 0;
  const swept = rule.symbol_list.filter(({ status }) => status === 1).map(({ symbol }) => symbol);
  const conflicts = useConflicts(walletId, turn === 'disable' ? [] : swept, rule.created_at);
  return (
    <ChangeDialog
      rule={rule}
      command={{
        kind: 'saveRule',
        params: { wallet_id: walletId, id: rule.id, status: statusOf[turn] },
      }}
      type={types[turn]}
      against={conflicts.against}
      words={{
        title: t(`turn.${turn}.title`),
        confirm: t(`turn.${turn}.confirm`),
        consequence: t(`turn.${turn}.consequence`),
        done: t(`turn.${turn}.done`),
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(looked) => (
        <>
          <RuleSheet
            rule={looked}
            facts={[
              {
                key: 'coins',
                label: t('column.coins'),
                value:
                  listed(
                    looked.symbol_list.map((coin) => `${coinName(coin)} > ${exactAmount(coin.collect_min)}`),
                  ) || t('column.noCoins'),
              },
              ...(turn === 'publish'
                ? [
                    {
                      key: 'fee',
                      label: t('detail.feeEstimated'),
                      value: <Amount value={looked.fee} symbol={feeUnit(looked)} />,
                    },
                    {
                      key: 'strategy',
                      label: words('order.strategy'),
                      value: (
                        <DecidingStrategy asked={{ wallet_id: walletId, business_type: 'collect_rule' }} />
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <ConflictNotice conflicts={conflicts} coins={looked.symbol_list} />
        </>
      )}
    </ChangeDialog>
  );
}
