import { MultiSelect, RadioGroup, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { StepPerson } from '#features/strategies';
import type { FormPart } from './form-part.ts';

interface InitiatorPartProps extends FormPart {
  candidates: readonly StepPerson[];
  /** Those that the strategy in force names. */
  former: readonly { uid: number; nickname: string }[];
}

/** Whose orders a strategy is about. */
export function InitiatorPart({ values, onChange, candidates, former }: InitiatorPartProps) {
  const { t } = useTranslation('strategyEngine');
  const isMember = (uid: number) => candidates.some((one) => one.uid === uid);
  const left = former.filter(({ uid }) => !isMember(uid) && values.initiators.includes(String(uid)));
  return (
    <Stack gap="s">
      <RadioGroup
        label={t('conditions.initiator.label')}
        direction="horizontal"
        options={(['1', '2', '3'] as const).map((id) => ({ id, label: t(`conditions.initiator.${id}`) }))}
        value={values.initiator}
        onChange={(initiator) => onChange({ initiator })}
      />
      {values.initiator === '2' ? (
        <MultiSelect
          label={t('conditions.initiator.members')}
          required
          options={[
            ...candidates.map(({ uid, nickname, account }) => ({
              id: String(uid),
              label: nickname,
              detail: account,
            })),
            ...left.map(({ uid, nickname }) => ({ id: String(uid), label: nickname })),
          ]}
          value={values.initiators}
          error={
            left[0] === undefined ? undefined : t('conditions.initiator.left', { name: left[0].nickname })
          }
          onChange={(initiators) => onChange({ initiators })}
        />
      ) : null}
    </Stack>
  );
}
