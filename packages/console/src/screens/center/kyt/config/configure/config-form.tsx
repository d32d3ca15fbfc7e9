import type { KytConfig } from '@mpc/api';
import { Banner, Button, DrawerFooter, Form, Stack, Stepper, SubmitButton } from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useBarred } from '../use-barred.ts';
import { BreakerStep } from './breaker-step.tsx';
import { CoinsStep } from './coins-step.tsx';
import { changedSections, configSteps, stepOf, type ConfigStep } from './config-sections.rules.ts';
import {
  noCredentials,
  valuesOfConfig,
  withEdits,
  type ConfigEdits,
  type ConfigValues,
  type Credentials,
  type ScopeChoice,
} from './config.values.ts';
import { ConnectionStep } from './connection-step.tsx';
import { HandlingStep } from './handling-step.tsx';
import { ReceiversStep } from './receivers-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ScopeStep } from './scope-step.tsx';
import type { NamedSubWallet } from './use-scope-choice.ts';

export interface ConfigFormProps {
  walletId: number;
  isPurchased: boolean;
  /** It is the one that screens now. */
  isActive: boolean;
  config: KytConfig;
  names: readonly NamedSubWallet[];
  scope: ScopeChoice;
  edits: ConfigEdits;
  onEdit: (edits: ConfigEdits) => void;
  /** Nothing that was entered is kept any more. */
  onClear: () => void;
  onClose: () => void;
}

/** What every step is given. */
export interface StepProps {
  walletId: number;
  config: KytConfig;
  values: ConfigValues;
  /** Why nothing can be changed, but looked at. */
  barred: string | undefined;
  onChange: (edits: ConfigEdits) => void;
}

/** The steps of a configuration, one at a time; what is changed in them is decided in the last. */
export function ConfigForm(props: ConfigFormProps) {
  const { walletId, isPurchased, isActive, config, names, scope, edits, onEdit, onClear, onClose } = props;
  const { t } = useTranslation('kyt');
  const form = useId();
  const isBarred = useBarred(walletId);
  const barred = isBarred ?? (isPurchased ? undefined : t('config.block.notPurchased'));
  const [begun] = useState(config.updated_at);
  const [step, setStep] = useState<ConfigStep>('connection');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [credentials, setCredentials] = useState<Credentials>(noCredentials);
  const values = withEdits(valuesOfConfig(config, scope), edits);
  const sections = changedSections(config, scope, values, credentials);
  const shared: StepProps = {
    walletId,
    config,
    values,
    barred,
    onChange: ({ isOn, minimums, handling, ...part }) =>
      onEdit({
        ...part,
        ...(isOn === undefined ? {} : { isOn: { ...edits.isOn, ...isOn } }),
        ...(minimums === undefined ? {} : { minimums: { ...edits.minimums, ...minimums } }),
        ...(handling === undefined ? {} : { handling: { ...edits.handling, ...handling } }),
      }),
  };
  const go = (to: ConfigStep) => {
    setProblems([]);
    setStep(to);
  };
  const at = configSteps.indexOf(step);
  const next = configSteps[at + 1];
  const changed = new Set<ConfigStep>(
    (Object.keys(sections) as (keyof typeof sections)[]).map((name) => stepOf[name]),
  );
  return (
    <Stack>
      <Stepper
        label={t('config.steps')}
        steps={configSteps.map((key, place) => ({
          key,
          title: t(`config.step.${key}`),
          detail: changed.has(key) ? t('config.changed') : undefined,
          state: key === step ? 'current' : place < at ? 'done' : 'waiting',
          onClick: () => go(key),
        }))}
      />
      {config.updated_at === begun ? null : <Banner tone="attention">{t('config.meanwhile')}</Banner>}
      {step === 'review' ? (
        <ReviewStep
          {...shared}
          {...{ isActive, names, sections }}
          onStep={go}
          onDone={(isConnected) => {
            // An active provider that rejects the connection has taken over nothing of it.
            if (isConnected || !isActive) onClear();
            setCredentials(noCredentials);
            if (isConnected) onClose();
            else go('connection');
          }}
        />
      ) : (
        <>
          <Form
            key={step}
            id={form}
            label={t(`config.step.${step}`)}
            onSubmit={() => {
              if (next !== undefined) go(next);
            }}
            onProblems={setProblems}
          >
            {step === 'connection' ? (
              <ConnectionStep
                {...shared}
                isActive={isActive}
                credentials={credentials}
                onCredentials={setCredentials}
                sections={sections}
              />
            ) : null}
            {step === 'scope' ? <ScopeStep {...shared} names={names} scope={scope} /> : null}
            {step === 'coins' ? <CoinsStep {...shared} /> : null}
            {step === 'handling' ? <HandlingStep {...shared} /> : null}
            {step === 'breaker' ? <BreakerStep {...shared} /> : null}
            {step === 'receivers' ? <ReceiversStep {...shared} /> : null}
          </Form>
          <DrawerFooter>
            {at > 0 ? (
              <Button onClick={() => go(configSteps[at - 1] ?? 'connection')}>{t('config.back')}</Button>
            ) : null}
            <SubmitButton form={form} problems={problems}>
              {next === 'review' ? t('config.toReview') : t('config.next')}
            </SubmitButton>
          </DrawerFooter>
        </>
      )}
    </Stack>
  );
}
