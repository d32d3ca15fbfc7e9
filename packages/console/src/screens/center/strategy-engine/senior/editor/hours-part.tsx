import {
  Checkbox,
  CheckboxGroup,
  Columns,
  ComboBox,
  Stack,
  Text,
  TextField,
  type FieldMessage,
} from '@mpc/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { weekdayNames } from '#features/decisions';
import type { FormPart } from './form-part.ts';
import { isTimeOfDay } from './strategy-faults.rules.ts';

/** In which hours of the week a strategy is hit. */
export function HoursPart({ values, onChange }: FormPart) {
  const { t } = useTranslation('strategyEngine');
  const { timed, weekdays, from, to, zone } = values;
  const zones = useMemo(
    () =>
      [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])]
        .filter((id) => id !== '')
        .map((id) => ({ id, label: id.replaceAll('_', ' '), keywords: [id] })),
    [zone],
  );
  const time = (text: string): FieldMessage | null =>
    isTimeOfDay(text) ? null : { level: 'error', message: t('conditions.hours.format') };
  return (
    <Stack gap="s">
      <Checkbox checked={timed} onChange={(next) => onChange({ timed: next })}>
        {t('conditions.hours.label')}
      </Checkbox>
      {timed ? (
        <>
          <CheckboxGroup
            label={t('conditions.hours.days')}
            direction="horizontal"
            required
            options={weekdayNames('short').map((label, at) => ({ id: String(at + 1), label }))}
            value={weekdays}
            onChange={(next) => onChange({ weekdays: next })}
          />
          <Columns min="160px">
            <TextField
              label={t('conditions.hours.from')}
              required
              placeholder="09:00"
              value={from}
              check={time}
              onChange={(text) => onChange({ from: text.trim() })}
            />
            <TextField
              label={t('conditions.hours.to')}
              required
              placeholder="18:00"
              value={to}
              check={time}
              onChange={(text) => onChange({ to: text.trim() })}
            />
            <ComboBox
              label={t('conditions.hours.zone')}
              required
              options={zones}
              value={zone === '' ? null : zone}
              onChange={(id) => onChange({ zone: id ?? '' })}
            />
          </Columns>
          {isTimeOfDay(from) && isTimeOfDay(to) && to <= from ? (
            <Text size="label" tone="muted">
              {t('conditions.hours.nextDay')}
            </Text>
          ) : null}
        </>
      ) : null}
    </Stack>
  );
}
