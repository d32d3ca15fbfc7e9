import { strategies, type BasicStrategy } from '@mpc/api';
import { CheckboxGroup, DrawerFooter, Form, Stack, SubmitButton } from '@mpc/ui';
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
  useWarningWords,
} from '#features/strategies';
import { client } from '#shared/api/api.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { basicValuesOf, scenes, type BasicValues } from './basic-form.values.ts';

interface BasicFormProps extends DraftProps<Partial<BasicValues>> {
  walletId: number;
  strategy: BasicStrategy;
  candidates: readonly StepPerson[];
}

/** All that a change of a basic strategy goes by. */
const looked = ({ version, scenes: covered, node_list, pending }: BasicStrategy) => ({
  version,
  covered,
  node_list,
  pending: pending?.audit_id ?? null,
});

/** A form as it is sent. */
const sent = ({ scenes: covered, steps }: BasicValues) => ({
  scenes: scenes.filter((scene) => covered.includes(scene)),
  node_list: draftsOf(steps),
});

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
  const warningWords = useWarningWords();
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
    return JSON.stringify(sent(values)) === JSON.stringify(sent(inForce)) ? t('change.nothing') : undefined;
  };
  const { sub_wallet_id } = strategy;
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
        <ChangeDialog
          type="warning"
          title={t('basic.ask')}
          context={strategy.sub_wallet_name}
          headline={t('basic.headline', { name: strategy.sub_wallet_name })}
          command={strategies.saveBasic}
          params={{ sub_wallet_id, ...sent(values) }}
          about={{ walletId, subWalletId: sub_wallet_id, business: 'basic', op: 2 }}
          sides={{
            before: { scenes: sent(inForce).scenes, node_list: strategy.node_list },
            after: { scenes: sent(values).scenes, node_list: proposedSteps(values.steps, candidates) },
          }}
          looked={looked(strategy)}
          ask={async () => looked(await client.call(strategies.basic, { sub_wallet_id }))}
          notes={warningWords(values.steps, null, namesByUid(candidates))}
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
