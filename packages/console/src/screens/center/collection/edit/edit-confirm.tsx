import type { collection, CollectRule, ParamsOf } from '@mpc/api';
import { DiffView, type DiffItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, type SignCheck } from '#features/decisions';
import { useSelection } from '#shared/selection/use-selection.ts';
import { codeWords } from '#shared/status/look-of.ts';
import { choiceContent } from '../add/choice-content.ts';
import type { RuleOptions, RuleValues } from '../add/rule-form.values.ts';
import { useOwner } from '../add/use-owner.ts';
import type { UsedRuleOptions } from '../add/use-rule-options.ts';
import { ChangeDialog } from '../rule/change-dialog.tsx';
import { networkName } from '../rule/rule-content.ts';
import { modeWords } from '../rule/rule-looks.ts';
import { RuleSheet } from '../rule/rule-sheet.tsx';
import { editParams } from './rule-edit.rules.ts';

export interface EditConfirmProps {
  /** The rule as it was looked at. */
  rule: CollectRule;
  values: RuleValues;
  /** What there was to choose from when it was looked at, and how that is read once more. */
  options: RuleOptions;
  readAgain: UsedRuleOptions['readAgain'];
  onDone: () => void;
  onClose: () => void;
}

/** What of a rule is otherwise than it was. */
function changesOf(
  rule: CollectRule,
  sent: ParamsOf<typeof collection.saveRule>,
  options: RuleOptions,
  t: TFunction<'collection'>,
): DiffItem[] {
  const subWallet = options.subWallets.find((one) => one.sub_wallet_id === sent.collect_sub_wallet_id);
  const chain = options.chains.find((one) => one.base_symbol === sent.base_symbol);
  return [
    ...(sent.rule_name === undefined
      ? []
      : [{ key: 'name', label: t('field.name'), before: rule.rule_name, after: sent.rule_name }]),
    ...(sent.collect_mode === undefined
      ? []
      : [
          {
            key: 'mode',
            label: t('field.mode'),
            before: codeWords(modeWords, rule.collect_mode, t),
            after: codeWords(modeWords, sent.collect_mode, t),
          },
        ]),
    ...(sent.collect_address === undefined
      ? []
      : [
          {
            key: 'network',
            label: t('field.network'),
            before: networkName(rule),
            after: chain === undefined ? '' : networkName(chain),
          },
          {
            key: 'receiver',
            label: t('field.receiver'),
            before: rule.collect_sub_wallet_name,
            after: subWallet?.sub_wallet_name ?? '',
          },
          {
            key: 'address',
            label: t('field.address'),
            before: rule.collect_address,
            after: sent.collect_address,
            kind: 'address' as const,
          },
        ]),
  ];
}

/** What changes of a rule: the last look before it is saved. */
export function EditConfirm({ rule, values, options, readAgain, onDone, onClose }: EditConfirmProps) {
  const { t } = useTranslation('collection');
  const walletId = useSelection().walletId ?? 0;
  const command = editParams(walletId, rule, values);
  const isMoved = command?.collect_address !== undefined;
  const owner = useOwner(values, isMoved);
  if (command === null) return null;
  const check = async (): Promise<SignCheck> => {
    const now = await readAgain();
    if (now === null) return 'unread';
    const [before, after] = [choiceContent(values, options, t), choiceContent(values, now, t)];
    if (before === null || after === null) return 'changed';
    return changedContent(before, after).length === 0 ? owner.check() : 'changed';
  };
  return (
    <ChangeDialog
      rule={rule}
      command={{ kind: 'saveRule', params: command }}
      type="info"
      against={owner.against}
      alsoCheck={isMoved ? check : undefined}
      words={{
        title: t('edit.confirm'),
        confirm: t('edit.save'),
        consequence: t('edit.consequence'),
        done: t('edit.saved'),
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(looked) => (
        <RuleSheet rule={looked}>
          <DiffView label={t('edit.changes')} items={changesOf(looked, command, options, t)} />
        </RuleSheet>
      )}
    </ChangeDialog>
  );
}
