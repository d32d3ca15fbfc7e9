import { strategies, type BasicStrategy } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  ChangeDialog,
  chosenNames,
  memberNames,
  namesByUid,
  proposedSteps,
  type StepPerson,
  useWarningWords,
} from '#features/strategies';
import { client } from '#shared/api/api.ts';
import { basicValuesOf, sentBasic, type BasicValues } from './basic-form.values.ts';

export interface SaveBasicProps {
  walletId: number;
  /** As it was looked at. */
  strategy: BasicStrategy;
  values: BasicValues;
  candidates: readonly StepPerson[];
  onSubmitted: (auditId: number) => void;
  onPending: (auditId: number) => void;
  onClose: () => void;
}

/** All that a change of a basic strategy goes by. */
const looked = ({ version, scenes, node_list, pending, sub_wallet_name }: BasicStrategy) => ({
  version,
  scenes,
  node_list,
  pending: pending?.audit_id ?? null,
  sub_wallet_name,
});

/** A basic strategy before and after, and who must approve the change: the last look before it is requested. */
export function SaveBasic({ walletId, strategy, values, candidates, ...rest }: SaveBasicProps) {
  const { t } = useTranslation('strategyEngine');
  const warningWords = useWarningWords();
  const { sub_wallet_id, sub_wallet_name } = strategy;
  const { steps } = values;
  const { scenes } = sentBasic(values);
  return (
    <ChangeDialog
      {...rest}
      type="warning"
      title={t('basic.ask')}
      context={sub_wallet_name}
      headline={t('basic.headline', { name: sub_wallet_name })}
      command={strategies.saveBasic}
      params={{ sub_wallet_id, ...sentBasic(values) }}
      about={{ walletId, subWalletId: sub_wallet_id, business: 'basic', op: 2 }}
      sides={{
        before: { scenes: sentBasic(basicValuesOf(strategy)).scenes, node_list: strategy.node_list },
        after: { scenes, node_list: proposedSteps(steps, candidates) },
      }}
      looked={[looked(strategy), chosenNames(steps, candidates)]}
      ask={async () => {
        const now = await client.call(strategies.basic, { sub_wallet_id });
        return [looked(now), await memberNames(steps, walletId)];
      }}
      notes={warningWords(steps, null, namesByUid(candidates))}
    />
  );
}
