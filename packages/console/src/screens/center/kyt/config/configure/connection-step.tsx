import type { KytConfig, KytSections } from '@mpc/api';
import { kyt } from '@mpc/api';
import {
  Banner,
  Button,
  Card,
  Inline,
  KeyValueList,
  RadioCards,
  Stack,
  StatusTag,
  TextField,
  Time,
  type Check,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import type { StepProps } from './config-form.tsx';
import type { Credentials } from './config.values.ts';
import { noCredentials } from './config.values.ts';
import { TestConnection } from './test-connection.tsx';

export interface ConnectionStepProps extends StepProps {
  isActive: boolean;
  credentials: Credentials;
  onCredentials: (credentials: Credentials) => void;
  sections: KytSections;
}

const testTone = { 0: 'idle', 1: 'success', 2: 'danger' } as const;

/** As the contract has it: what can be typed, without spaces, 8 to 128 characters. */
const credential = /^[\x21-\x7e]{8,128}$/;

/** How the provider is reached, and how the last try went. What is typed here is kept nowhere. */
export function ConnectionStep(props: ConnectionStepProps) {
  const { config, values, barred, isActive, credentials, onChange, onCredentials, sections } = props;
  const { t } = useTranslation('kyt');
  const [asked, setAsked] = useState<KytSections | null>(null);
  const connection = useQuery(read(kyt.connection, { service_id: config.service_id }));
  const wasOwn = config.connection.mode === 'own';
  const check: Check = (text) =>
    text === '' || credential.test(text) ? null : { level: 'error', message: t('config.connection.format') };
  const { section, missing } = toTest(props);
  return (
    <Stack gap="m">
      <ConnectionState now={connection.data ?? config.connection} />
      <RadioCards
        label={t('config.connection.account')}
        required
        options={(['platform', 'own'] as const).map((id) => ({
          id,
          title: t(`config.connection.mode.${id}`),
          detail: t(`config.connection.modeMeans.${id}`),
        }))}
        value={values.mode}
        onChange={(mode) => {
          onChange({ mode });
          if (mode === 'platform') onCredentials(noCredentials);
        }}
      />
      {values.mode === 'own' ? (
        <>
          <TextField
            label={t('config.connection.key')}
            required={!wasOwn || sections.connection !== undefined}
            value={credentials.key}
            check={check}
            onChange={(key) => onCredentials({ ...credentials, key })}
          />
          <TextField
            type="password"
            autoComplete="new-password"
            label={t('config.connection.secret')}
            description={t(wasOwn ? 'config.connection.secretKept' : 'config.connection.secretOnce')}
            required={!wasOwn}
            value={credentials.secret}
            check={check}
            onChange={(secret) => onCredentials({ ...credentials, secret })}
          />
          <Banner tone="idle">{t('config.connection.notDrafted')}</Banner>
        </>
      ) : null}
      <Inline>
        <Button
          disabledReason={barred ?? (missing ? t('config.connection.typeFirst') : undefined)}
          onClick={() => setAsked({ connection: section })}
        >
          {t('config.connection.test')}
        </Button>
      </Inline>
      {asked === null ? null : (
        <TestConnection
          {...{ config, isActive, walletId: props.walletId, sections: asked }}
          onDone={() => onCredentials(noCredentials)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** What a test would send: a provider is tried when its connection is saved. */
function toTest({ config, values, credentials, sections }: ConnectionStepProps) {
  const { key, secret } = credentials;
  const section = sections.connection ?? { mode: values.mode };
  const needsSecret = values.mode === 'own' && config.connection.mode !== 'own';
  return {
    section,
    missing:
      values.mode === 'own' &&
      (!credential.test(key) || (secret === '' ? needsSecret : !credential.test(secret))),
  };
}

/** Which account it is, and how the last try went. */
function ConnectionState({ now }: { now: KytConfig['connection'] }) {
  const { t } = useTranslation('kyt');
  const { mode, api_key_masked: key, test_time: at, test_result: result } = now;
  return (
    <Card padding="m">
      <KeyValueList
        items={[
          { key: 'mode', label: t('config.connection.now'), value: t(`config.connection.mode.${mode}`) },
          ...(key === ''
            ? []
            : [{ key: 'key', label: t('config.connection.key'), value: <code>{key}</code> }]),
          {
            key: 'test',
            label: t('config.connection.lastTest'),
            value: (
              <Inline>
                <StatusTag tone={testTone[result]}>{t(`config.connection.result.${result}`)}</StatusTag>
                {at === null ? null : <Time at={at} kind="short" />}
              </Inline>
            ),
          },
        ]}
      />
    </Card>
  );
}
