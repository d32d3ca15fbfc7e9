import { strategyLimits } from '@mpc/api';
import { Card, Columns, IconButton, MultiSelect, Select, Stack, TextField } from '@mpc/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { roleKey } from '#shared/session/role.ts';
import type { StepFaultKind } from './step-faults.rules.ts';
import type { StepPerson } from './step-people.ts';
import type { StepValues } from './step-values.ts';

export interface StepFieldsProps {
  step: StepValues;
  /** Its place in the line, from 1. */
  index: number;
  candidates: readonly StepPerson[];
  /** Everybody by number, also who may not be chosen any more. */
  names: ReadonlyMap<number, string>;
  fault: StepFaultKind | undefined;
  disabled: boolean;
  onChange: (part: Partial<Pick<StepValues, 'name' | 'uids' | 'threshold'>>) => void;
  /** Without it the step stays. */
  onRemove?: (() => void) | undefined;
}

/** One step: its name, who stands in it, and how many of them are needed. */
export function StepFields(props: StepFieldsProps) {
  const { step, index, candidates, names, fault, disabled, onChange, onRemove } = props;
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const isSign = step.type === 2;
  const title = t(isSign ? 'steps.signStep' : 'steps.approveStep', { index });
  const fits = ({ can_sign }: StepPerson) => !isSign || can_sign === 1;
  const isOffered = (uid: number) => candidates.some((one) => one.uid === uid && fits(one));
  const offered = candidates.filter(fits).map(({ uid, nickname, role, account }) => ({
    id: String(uid),
    label: nickname,
    detail: words(roleKey(role)),
    keywords: [account],
  }));
  const gone = step.uids
    .filter((uid) => !isOffered(uid))
    .map((uid) => ({
      id: String(uid),
      label: names.get(uid) ?? String(uid),
      detail: t(candidates.some((one) => one.uid === uid) ? 'steps.noKeyShort' : 'steps.left'),
    }));
  const thresholds = Array.from({ length: Math.max(1, step.uids.length) }, (_, at) => at + 1);
  return (
    <Card
      padding="m"
      title={title}
      action={
        onRemove === undefined || disabled ? undefined : (
          <IconButton label={t('steps.remove', { step: title })} icon={Trash2} onClick={onRemove} />
        )
      }
    >
      <Stack gap="m">
        <MultiSelect
          label={t('steps.people', { index })}
          description={t(isSign ? 'steps.keyHolders' : 'steps.members')}
          required
          disabled={disabled}
          limit={strategyLimits.peopleInStep}
          options={[...offered, ...gone]}
          value={step.uids.map(String)}
          error={fault === 'notMember' || fault === 'noKey' ? t(`steps.fault.${fault}`) : undefined}
          onChange={(ids) => onChange({ uids: ids.map(Number) })}
        />
        <Columns min="200px" gap="m">
          <Select
            label={t('steps.threshold', { index })}
            disabled={disabled}
            options={thresholds.map((number) => ({
              id: String(number),
              label: t('steps.ofPeople', { threshold: number, of: thresholds.length }),
            }))}
            value={step.threshold > thresholds.length ? null : String(step.threshold)}
            error={
              fault === 'threshold' && step.uids.length > 0
                ? t('steps.fault.threshold', { count: step.uids.length })
                : undefined
            }
            onChange={(id) => onChange({ threshold: Number(id) })}
          />
          <TextField
            label={t('steps.name', { index })}
            limit={strategyLimits.nameLength}
            disabled={disabled}
            value={step.name}
            onChange={(name) => onChange({ name })}
          />
        </Columns>
      </Stack>
    </Card>
  );
}
