import { Segmented } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { agentDays } from './agent-days.ts';

export interface DaysSwitchProps {
  value: number;
  onChange: (days: string) => void;
}

/** Over how many days figures are added up. */
export function DaysSwitch({ value, onChange }: DaysSwitchProps) {
  const { t } = useTranslation('tools');
  return (
    <Segmented
      label={t('agent.period')}
      items={agentDays.map((days) => ({ id: String(days), label: t('agent.days', { count: days }) }))}
      selected={String(value)}
      onSelect={onChange}
    />
  );
}
