import { Columns, NumberField, RadioGroup, Section, Select, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { StepProps } from './config-form.tsx';
import { timeoutMinutes } from './config-sections.rules.ts';
import { cellOf, directions, handlings, levelNames, levels } from './config.values.ts';

/** What becomes of a movement of each level of risk, and of one whose screening is not answered. */
export function HandlingStep({ values, onChange }: StepProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { least, most } = timeoutMinutes;
  return (
    <Stack>
      <Section title={t('config.handling.byLevel')} note={t('config.handling.means')}>
        <Stack gap="m">
          {levelNames.map((level) => (
            <Columns key={level} min="240px" gap="m">
              {directions.map((direction) => (
                <Select
                  key={direction}
                  label={t('config.handling.of', {
                    level: words(`order.risk.${levels[level]}`),
                    direction: t(`config.direction.${direction}`),
                  })}
                  required
                  options={handlings.map((one) => ({
                    id: String(one),
                    label: t(`config.handling.${direction}.${one}`),
                  }))}
                  value={String(values.handling[cellOf(direction, level)])}
                  onChange={(id) => {
                    const chosen = handlings.find((one) => String(one) === id);
                    if (chosen !== undefined) onChange({ handling: { [cellOf(direction, level)]: chosen } });
                  }}
                />
              ))}
            </Columns>
          ))}
        </Stack>
      </Section>
      <Section title={t('config.timeout.title')} note={t('config.timeout.means')}>
        <Stack gap="m">
          <NumberField
            label={t('config.timeout.minutes')}
            required
            min={String(least)}
            max={String(most)}
            value={values.minutes}
            onChange={(minutes) => onChange({ minutes })}
          />
          <RadioGroup
            label={t('config.timeout.then')}
            required
            options={(['hold', 'release'] as const).map((id) => ({ id, label: t(`config.timeout.${id}`) }))}
            value={values.onTimeout}
            onChange={(onTimeout) => onChange({ onTimeout })}
          />
        </Stack>
      </Section>
    </Stack>
  );
}
