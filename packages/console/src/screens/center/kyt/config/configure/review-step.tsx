import type { KytSections } from '@mpc/api';
import { Banner, Button, DiffView, DrawerFooter, Section, Stack, SubmitButton, Text, toasts } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { LostNotice, useSettingChange } from '#features/setting-change';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { kytRefusal } from '../refusal-words.ts';
import { configDiff } from './config-diff.ts';
import type { StepProps } from './config-form.tsx';
import { faultyStep, type ConfigStep } from './config-sections.rules.ts';
import { useConfigSave } from './save-config.ts';
import type { NamedSubWallet } from './use-scope-choice.ts';

export interface ReviewStepProps extends Omit<StepProps, 'values' | 'onChange'> {
  isActive: boolean;
  names: readonly NamedSubWallet[];
  /** What changes, and nothing else. */
  sections: KytSections;
  onStep: (step: ConfigStep) => void;
  /** It is saved; whether the provider can be reached. */
  onDone: (isConnected: boolean) => void;
}

/** The decision: everything that changes, before and after, sent once. */
export function ReviewStep(props: ReviewStepProps) {
  const { walletId, config, barred, isActive, names, sections, onStep, onDone } = props;
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const rejected = isActive ? 'config.connection.kept' : 'config.connection.rejected';
  const change = useSettingChange({
    ...useConfigSave(walletId, config),
    refused: (error) => kytRefusal(error, t, words),
    onDone: (saved) => {
      const isRejected = saved?.test_result === 2;
      toasts.show({
        key: 'setting',
        tone: isRejected ? 'danger' : 'success',
        message: t(isRejected ? rejected : 'config.saved'),
      });
      onDone(!isRejected);
    },
  });
  const settled = useSettled(JSON.stringify([sections, config.updated_at]));
  const isSame = Object.keys(sections).length === 0;
  const faulty = faultyStep(config, sections);
  const reason = () => {
    if (barred !== undefined) return barred;
    if (isSame) return t('config.nothing');
    if (faulty !== null) return t('config.faulty', { step: t(`config.step.${faulty}`) });
    return change.against;
  };
  return (
    <Stack gap="m">
      <LostNotice lost={change.lost} onLook={() => void change.lookAgain()} />
      {change.error === undefined ? null : <Banner tone="danger">{change.error}</Banner>}
      {faulty === null ? null : (
        <Banner
          tone="danger"
          action={
            <Button size="small" onClick={() => onStep(faulty)}>
              {t('config.toStep')}
            </Button>
          }
        >
          {t('config.faulty', { step: t(`config.step.${faulty}`) })}
        </Banner>
      )}
      <Section title={t('config.changesOf', { name: config.provider })}>
        {isSame ? (
          <Text tone="muted">{t('config.nothing')}</Text>
        ) : (
          <DiffView
            label={t('config.changesOf', { name: config.provider })}
            // Each part is sent whole.
            showUnchanged
            items={configDiff(config, sections, names, { t, words })}
          />
        )}
      </Section>
      {sections.connection === undefined || !isActive ? null : (
        <Banner tone="attention">{t('config.connection.activeMeans')}</Banner>
      )}
      <Text as="p" tone="muted">
        {t(isActive ? 'config.saveMeans' : 'config.saveMeansLater')}
      </Text>
      <DrawerFooter>
        <Button onClick={() => onStep('receivers')}>{t('config.back')}</Button>
        <SubmitButton
          reason={reason()}
          busy={change.busy || !settled}
          onClick={() => void change.send({ service_id: config.service_id, sections })}
        >
          {t('config.save')}
        </SubmitButton>
      </DrawerFooter>
    </Stack>
  );
}
