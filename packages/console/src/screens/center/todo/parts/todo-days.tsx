import { DateRangePicker, type DayRange } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

/** The first and last day on which something was asked for: at most a year. */
export function TodoDays({ days, onChange }: { days: DayRange; onChange: (days: DayRange) => void }) {
  const { t } = useTranslation();
  return <DateRangePicker label={t('todo.filter.created')} value={days} maxDays={366} onChange={onChange} />;
}
