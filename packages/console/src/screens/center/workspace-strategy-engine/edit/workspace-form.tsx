import { strategies, type WorkspaceStrategy } from '@mpc/api';
import { DrawerFooter, Form, SubmitButton } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  ChangeDialog,
  draftsOf,
  namesByUid,
  proposedSteps,
  StepEditor,
  stepFaults,
  type StepPerson,
  stepValuesOf,
  useWarningWords,
} from '#features/strategies';
import { client } from '#shared/api/api.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useMayGovern, useWallet } from '#shared/selection/use-wallet-role.ts';
import type { WorkspaceValues } from './workspace-form.values.ts';

interface WorkspaceFormProps extends DraftProps<Partial<WorkspaceValues>> {
  walletId: number;
  strategy: WorkspaceStrategy;
  candidates: readonly StepPerson[];
}

/** All that a change of a workspace strategy goes by. */
const looked = (strategy: WorkspaceStrategy | undefined) => ({
  version: strategy?.version,
  node_list: strategy?.node_list,
  pending: strategy?.pending?.audit_id ?? null,
});

/** The steps of a workspace strategy, and the last look before the change is requested. */
export function WorkspaceForm(props: WorkspaceFormProps) {
  const { walletId, strategy, candidates, values: edits, onChange, onClear } = props;
  const { t } = useTranslation('strategyEngine');
  const warningWords = useWarningWords();
  const { show } = useOverlayParam();
  const mayGovern = useMayGovern();
  const wallet = useWallet();
  const form = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const { business_type, business_name, node_list, pending } = strategy;
  const inForce = stepValuesOf(node_list);
  const isLocked = pending !== null || mayGovern !== true;
  // While a change waits the form shows what is in force.
  const steps = isLocked ? inForce : (edits.steps ?? inForce);
  const reason = () => {
    if (mayGovern !== true) return t('workspace.whoMay');
    if (pending !== null) return t('change.refused.pending');
    if (stepFaults(steps, candidates).size > 0) return t('change.fixSteps');
    const isSame = JSON.stringify(draftsOf(steps)) === JSON.stringify(draftsOf(inForce));
    return isSame ? t('change.nothing') : undefined;
  };
  return (
    <Form id={form} label={business_name} onSubmit={() => setAsked(true)} onProblems={setProblems}>
      <StepEditor
        steps={steps}
        candidates={candidates}
        inForce={node_list}
        disabled={isLocked}
        onChange={(next) => onChange({ steps: next })}
      />
      <DrawerFooter>
        <SubmitButton form={form} problems={problems} reason={reason()}>
          {t('change.reviewOwn')}
        </SubmitButton>
      </DrawerFooter>
      {asked ? (
        <ChangeDialog
          type="warning"
          title={t('workspace.ask')}
          context={wallet?.wallet_name}
          headline={t('workspace.headline', { name: business_name })}
          command={strategies.saveWorkspace}
          params={{ wallet_id: walletId, business_type, node_list: draftsOf(steps) }}
          about={{ walletId, business: 'workspace', op: 2, businessType: business_type }}
          sides={{ before: { node_list }, after: { node_list: proposedSteps(steps, candidates) } }}
          looked={looked(strategy)}
          ask={async () => {
            const now = await client.call(strategies.workspaceList, { wallet_id: walletId });
            return looked(now.find((one) => one.business_type === business_type));
          }}
          notes={warningWords(steps, null, namesByUid(candidates))}
          onSubmitted={(auditId) => {
            onClear();
            show('strategy', auditId);
          }}
          onPending={(auditId) => show('strategy', auditId)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Form>
  );
}
