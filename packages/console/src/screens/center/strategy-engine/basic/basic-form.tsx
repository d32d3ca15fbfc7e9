import type { BasicStrategy } from '@mpc/api';
import { CheckboxGroup, DrawerFooter, Form, Stack, SubmitButton } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StepEditor, stepFaults, type StepPerson } from '#features/strategies';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { basicValuesOf, scenes, sentBasic, type BasicValues } from './basic-form.values.ts';
import { SaveBasic } from './save-basic.tsx';

interface BasicFormProps extends DraftProps<Partial<BasicValues>> {
  walletId: number;
  strategy: BasicStrategy;
  candidates: readonly StepPerson[];
}

/** The form of a basic strategy: what it decides, its steps, and the last look before the change is requested. */
export function BasicForm({
  walletId,
  strategy,
  candidates,
  values: edits,
  onChange,
  onClear,
}: BasicFormProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const { show } = useOverlayParam();
  const form = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const inForce = basicValuesOf(strategy);
  const isLocked = strategy.pending !== null;
  // While a change waits the form shows what is in force.
  const values = isLocked ? inForce : { ...inForce, ...edits };
  const reason = () => {
    if (isLocked) return t('change.refused.pending');
    if (stepFaults(values.steps, candidates).size > 0) return t('change.fixSteps');
    return JSON.stringify(sentBasic(values)) === JSON.stringify(sentBasic(inForce))
      ? t('change.nothing')
      : undefined;
  };
  return (
    <Form id={form} label={t('basic.title')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
      <Stack>
        <CheckboxGroup
          label={words('approval.field.scenes')}
          description={t('basic.scenesNote')}
          required
          direction="horizontal"
          disabled={isLocked}
          options={scenes.map((id) => ({ id, label: words(`approval.scene.${id}`) }))}
          value={values.scenes}
          onChange={(covered) => onChange({ scenes: covered })}
        />
        <StepEditor
          steps={values.steps}
          candidates={candidates}
          inForce={strategy.node_list}
          disabled={isLocked}
          onChange={(steps) => onChange({ steps })}
        />
      </Stack>
      <DrawerFooter>
        <SubmitButton form={form} problems={problems} reason={reason()}>
          {t('change.reviewOwn')}
        </SubmitButton>
      </DrawerFooter>
      {asked ? (
        <SaveBasic
          walletId={walletId}
          strategy={strategy}
          values={values}
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
