import type { WorkspaceStrategy } from '@mpc/api';
import { DrawerFooter, Form, SubmitButton } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { draftsOf, StepEditor, stepFaults, type StepPerson, stepValuesOf } from '#features/strategies';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { SaveWorkspace } from './save-workspace.tsx';
import type { WorkspaceValues } from './workspace-form.values.ts';

interface WorkspaceFormProps extends DraftProps<Partial<WorkspaceValues>> {
  walletId: number;
  strategy: WorkspaceStrategy;
  candidates: readonly StepPerson[];
}

/** The steps of a workspace strategy, and the last look before the change is requested. */
export function WorkspaceForm(props: WorkspaceFormProps) {
  const { walletId, strategy, candidates, values: edits, onChange, onClear } = props;
  const { t } = useTranslation('strategyEngine');
  const { show } = useOverlayParam();
  const mayGovern = useMayGovern();
  const form = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const { business_name, node_list, pending } = strategy;
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
        <SaveWorkspace
          walletId={walletId}
          strategy={strategy}
          steps={steps}
          candidates={candidates}
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
