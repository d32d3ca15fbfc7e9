import { Card, Inline, Stack, Text } from '@mpc/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';

/** One step as it is drawn. */
export interface DrawnStep {
  key: string;
  /** 1 approve, 2 approve & sign. */
  type: 1 | 2;
  name: string;
  threshold: number;
  people: readonly string[];
}

export interface StepsLineProps {
  steps: readonly DrawnStep[];
  /** What is decided by these steps, for a screen reader. */
  label: string;
}

/** The steps of a strategy in the order in which they will be asked: how many of whom, and who signs. */
export function StepsLine({ steps, label }: StepsLineProps) {
  const { t } = useTranslation('strategyEngine');
  return (
    <Inline role="list" aria-label={label} gap="s" align="stretch">
      {steps.map(({ key, type, name, threshold, people }, at) => (
        <Inline role="listitem" key={key} gap="s" wrap={false}>
          {at === 0 ? null : <ArrowRight size={16} strokeWidth={1.5} aria-hidden />}
          <Card padding="m">
            <Stack gap="xs">
              {name === '' ? null : (
                <Text size="label" tone="muted">
                  {name}
                </Text>
              )}
              <Text tone="strong">
                {t(type === 2 ? 'steps.signs' : 'steps.approves', { threshold, of: people.length })}
              </Text>
              <Text size="label" tone="muted">
                {people.length === 0 ? t('steps.nobody') : listed(people)}
              </Text>
            </Stack>
          </Card>
        </Inline>
      ))}
    </Inline>
  );
}
