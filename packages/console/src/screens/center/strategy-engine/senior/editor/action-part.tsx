import type { StrategyStep } from '@mpc/api';
import { RadioCards, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { StepEditor, type StepPerson } from '#features/strategies';
import { SignedByBasic } from '../detail/action-view.tsx';
import type { FormPart } from './form-part.ts';

interface ActionPartProps extends FormPart {
  subWalletId: number;
  candidates: readonly StepPerson[];
  /** The steps in force. */
  inForce: readonly StrategyStep[];
}

/** Who may request what these steps decide; null for everyone. */
export function initiatorsOf({ initiator, initiators }: FormPart['values']): number[] | null {
  if (initiator === '1') return null;
  return initiator === '2' ? initiators.map(Number) : [];
}

/** What a strategy does with an order: asks people step by step, rejects it, or lets it be signed. */
export function ActionPart({ values, onChange, subWalletId, candidates, inForce }: ActionPartProps) {
  const { t } = useTranslation('strategyEngine');
  const { action, steps } = values;
  return (
    <Stack gap="m">
      <RadioCards
        label={t('advanced.action.label')}
        min="220px"
        options={(['1', '3', '2'] as const).map((id) => ({
          id,
          title: t(`advanced.action.${id}.title`),
          detail: t(`advanced.action.${id}.means`),
        }))}
        value={action}
        onChange={(next) => onChange({ action: next })}
      />
      {action === '1' ? (
        <StepEditor
          steps={steps}
          onChange={(next) => onChange({ steps: next })}
          candidates={candidates}
          inForce={inForce}
          initiators={initiatorsOf(values)}
        />
      ) : null}
      {action === '3' ? <SignedByBasic subWalletId={subWalletId} /> : null}
    </Stack>
  );
}
