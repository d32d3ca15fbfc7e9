import { strategies, type WorkspaceStrategy } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  ChangeDialog,
  chosenNames,
  draftsOf,
  memberNames,
  namesByUid,
  proposedSteps,
  type StepPerson,
  type StepValues,
  useWarningWords,
} from '#features/strategies';
import { client } from '#shared/api/api.ts';
import { useWallet } from '#shared/selection/use-wallet-role.ts';

export interface SaveWorkspaceProps {
  walletId: number;
  /** As it was looked at. */
  strategy: WorkspaceStrategy;
  steps: readonly StepValues[];
  candidates: readonly StepPerson[];
  onSubmitted: (auditId: number) => void;
  onPending: (auditId: number) => void;
  onClose: () => void;
}

/** All that a change of a workspace strategy goes by. */
const looked = (strategy: WorkspaceStrategy | undefined) => [
  strategy?.business_name,
  strategy?.version,
  strategy?.node_list,
  strategy?.pending?.audit_id ?? null,
];

/** A workspace strategy before and after, and who must approve the change: the last look before it is requested. */
export function SaveWorkspace({ walletId, strategy, steps, candidates, ...rest }: SaveWorkspaceProps) {
  const { t } = useTranslation('strategyEngine');
  const warningWords = useWarningWords();
  const wallet = useWallet();
  const { business_type, business_name, node_list } = strategy;
  return (
    <ChangeDialog
      {...rest}
      type="warning"
      title={t('workspace.ask')}
      // The name of the scenario is the server's; what it decides is said in our own words.
      context={`${wallet?.wallet_name ?? ''} · ${t(`workspace.about.${business_type}`)}`}
      headline={t('workspace.headline', { name: business_name })}
      command={strategies.saveWorkspace}
      params={{ wallet_id: walletId, business_type, node_list: draftsOf(steps) }}
      about={{ walletId, business: 'workspace', op: 2, businessType: business_type }}
      sides={{ before: { node_list }, after: { node_list: proposedSteps(steps, candidates) } }}
      looked={[looked(strategy), chosenNames(steps, candidates)]}
      ask={async () => {
        const now = await client.call(strategies.workspaceList, { wallet_id: walletId });
        const same = now.find((one) => one.business_type === business_type);
        return [looked(same), await memberNames(steps, walletId)];
      }}
      notes={warningWords(steps, null, namesByUid(candidates))}
    />
  );
}
