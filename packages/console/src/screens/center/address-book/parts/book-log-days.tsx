import { DateRangePicker, type DayRange } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

export interface BookLogDaysProps {
  days: DayRange;
  onChange: (days: DayRange) => void;
}

/** The days whose changes are shown. */
export function BookLogDays({ days, onChange }: BookLogDaysProps) {
  const { t } = useTranslation('whiteAddress');
  return <DateRangePicker label={t('log.days')} value={days} onChange={onChange} />;
}
