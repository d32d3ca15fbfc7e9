import { strategyLimits, type StrategyStep } from '@mpc/api';
import { Banner, Button, Columns, Section, SortableList, Stack, StatusTag, Text } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { stepFaults } from './step-faults.rules.ts';
import { StepFields } from './step-fields.tsx';
import { namesByUid, type StepPerson } from './step-people.ts';
import { inOrder, withPart, withStep, type StepValues } from './step-values.ts';
import { useWarningWords } from './use-warning-words.ts';

export interface StepEditorProps {
  steps: readonly StepValues[];
  onChange: (steps: StepValues[]) => void;
  /** Who may be chosen. */
  candidates: readonly StepPerson[];
  /** The steps in force, from which people may have left. */
  inForce?: readonly StrategyStep[] | undefined;
  /** Who may request what these steps decide; null for everyone. @default null */
  initiators?: readonly number[] | null;
  /** It is shown and cannot be changed now. @default false */
  disabled?: boolean;
}

/**
 * The steps of a strategy: in front the line as it will be asked, put in order by dragging, by keyboard or by buttons; beside
 * it who stands in each step, and how many of them are needed. Stands in a form.
 */
export function StepEditor(props: StepEditorProps) {
  const { steps, onChange, candidates, inForce, initiators = null, disabled = false } = props;
  const { t } = useTranslation('strategyEngine');
  const warningWords = useWarningWords();
  const names = namesByUid(candidates, inForce);
  const nameOf = (uid: number) => names.get(uid) ?? String(uid);
  const faults = stepFaults(steps, candidates);
  const isFull = steps.length > strategyLimits.approveSteps;
  const titleOf = ({ type }: StepValues, at: number) =>
    t(type === 2 ? 'steps.signStep' : 'steps.approveStep', { index: at + 1 });
  const items = steps.map((step, at) => ({
    id: step.key,
    label: step.name.trim() || titleOf(step, at),
    disabled: disabled || step.type === 2,
    step,
  }));
  return (
    <Columns min="400px">
      <Section
        title={t('steps.line')}
        note={t('steps.lineNote')}
        action={
          disabled ? undefined : (
            <Button
              size="small"
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
              disabledReason={isFull ? t('steps.full', { count: strategyLimits.approveSteps }) : undefined}
              onClick={() => onChange(withStep(steps))}
            >
              {t('steps.add')}
            </Button>
          )
        }
      >
        <Stack gap="m">
          <SortableList
            label={t('steps.line')}
            items={items}
            onReorder={(keys) => onChange(inOrder(steps, keys))}
            renderItem={({ step, label }) => (
              <Stack gap="xs" align="start">
                <Text tone="strong">{label}</Text>
                {step.uids.length === 0 ? null : (
                  <Text size="label" tone="muted">
                    {t(step.type === 2 ? 'steps.signs' : 'steps.approves', {
                      threshold: step.threshold,
                      of: step.uids.length,
                    })}
                    {` · ${listed(step.uids.map(nameOf))}`}
                  </Text>
                )}
                {faults.has(step.key) ? (
                  <StatusTag tone="danger">{t(`steps.short.${faults.get(step.key) ?? 'nobody'}`)}</StatusTag>
                ) : null}
              </Stack>
            )}
          />
          {warningWords(steps, initiators, names).map((text) => (
            <Banner key={text} tone="attention">
              {text}
            </Banner>
          ))}
        </Stack>
      </Section>
      <Stack gap="m">
        {steps.map((step, at) => (
          <StepFields
            key={step.key}
            step={step}
            index={at + 1}
            candidates={candidates}
            names={names}
            fault={faults.get(step.key)}
            disabled={disabled}
            onChange={(part) => onChange(withPart(steps, step.key, part))}
            onRemove={
              step.type === 2 ? undefined : () => onChange(steps.filter(({ key }) => key !== step.key))
            }
          />
        ))}
      </Stack>
    </Columns>
  );
}
