import { Banner, Button, RadioGroup, Stack, Switch, Text, Time } from '@mpc/ui';
import { useState } from 'react';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { StepProps } from './config-form.tsx';
import { levelNames, levels } from './config.values.ts';
import { ResetDialog } from './reset-breaker.tsx';

/** When thresholds stop to apply. While that is so nothing of it is changed here: saving it would reset it. */
export function BreakerStep({ walletId, config, values, barred, onChange }: StepProps) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const [asked, setAsked] = useState(false);
  const at = config.breaker.tripped_at;
  const isTripped = at !== null;
  const { status, level } = config.breaker;
  const shown = isTripped
    ? { isOn: status === 1, level }
    : { isOn: values.hasBreaker, level: values.breakerLevel };
  return (
    <Stack gap="m">
      <Text as="p">{t('config.breaker.means')}</Text>
      <Banner tone="idle">{t('config.breaker.overrides')}</Banner>
      {isTripped ? (
        <Banner
          tone="attention"
          title={t('config.breaker.tripped', { name: config.provider })}
          action={
            <Button size="small" disabledReason={barred} onClick={() => setAsked(true)}>
              {t('config.breaker.reset')}
            </Button>
          }
        >
          {spaced(t('config.breaker.locked'))}
          {spaced(t('config.breaker.since'))}
          <Time at={at} kind="short" />
        </Banner>
      ) : null}
      <Switch
        checked={shown.isOn}
        disabledReason={isTripped ? t('config.breaker.resetFirst') : undefined}
        onChange={(hasBreaker) => onChange({ hasBreaker })}
      >
        {t('config.breaker.on')}
      </Switch>
      {shown.isOn ? (
        <RadioGroup
          label={t('config.breaker.level')}
          required
          disabled={isTripped}
          options={levelNames.map((name) => ({
            id: String(levels[name]),
            label: words(`order.risk.${levels[name]}`),
          }))}
          value={String(shown.level)}
          onChange={(id) => {
            const found = levelNames.find((name) => String(levels[name]) === id);
            if (found !== undefined) onChange({ breakerLevel: levels[found] });
          }}
        />
      ) : null}
      {asked ? <ResetDialog {...{ walletId, config }} onClose={() => setAsked(false)} /> : null}
    </Stack>
  );
}
