import { coSignerUrlFault, notifyUrlFault, readCoSignerUrl, readPublicKey, type ApiDetail } from '@mpc/api';
import {
  Banner,
  Card,
  Columns,
  Form,
  Stack,
  SubmitButton,
  TextField,
  type Check,
  type FieldMessage,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { isSameApi } from '../keys/api-diff.tsx';
import { settingsOf, type ApiSettings } from '../keys/api-fields.ts';
import { useApiBarred } from '../use-api-barred.ts';
import { settingsIn, valuesOfApi, type ApiFormValues } from './api-form.values.ts';
import { IpField } from './ip-field.tsx';
import { KeyField } from './key-field.tsx';
import { SecretNotice } from './secret-notice.tsx';
import { useSecretGuard } from './use-secret-guard.ts';

const SaveApi = latePart(() => import('./save-api.tsx'), 'SaveApi');

interface ApiFormProps extends DraftProps<Partial<ApiFormValues>> {
  walletId: number;
  /** What is there now. */
  api: ApiDetail;
  onDone: () => void;
}

/** The form of an API: its keys, who may call, and where it reports to. A private key never gets into it. */
export function ApiForm({ walletId, api, values: edits, onChange, onClear, onDone }: ApiFormProps) {
  const { t } = useTranslation('apiPage');
  const form = useId();
  const isNew = api.status === 0;
  const barred = useApiBarred(walletId, isNew ? 'create' : 'change');
  const guard = useSecretGuard();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<ApiSettings | null>(null);
  const values = { ...valuesOfApi(settingsOf(api)), ...edits };
  const settings = settingsIn(values);
  const isSame = settings !== null && isSameApi(settings, settingsOf(api));
  const change = (part: Partial<ApiFormValues>) => {
    if (Object.values(part).some((text) => guard.refuses(text, 'typed'))) return;
    if (guard.found === 'file') guard.forget();
    onChange(part);
  };
  const messages = useKeyMessages(values, api.custody_rsa_pub);
  const keyProps = (whose: 'client' | 'cosigner') => ({
    whose,
    value: values[whose],
    messages: messages[whose],
    onChange: (text: string) => change({ [whose]: text }),
    refuses: guard.refuses,
  });
  return (
    <Form
      id={form}
      label={t(isNew ? 'add.title' : 'edit.title')}
      onSubmit={() => setAsked(barred === undefined && !isSame ? settings : null)}
      onProblems={setProblems}
      {...guard.stops}
    >
      <Stack>
        {guard.found === null ? null : <SecretNotice source={guard.found} onClose={guard.forget} />}
        <Card title={t('form.keys')}>
          <Columns key={guard.generation} min="340px">
            <KeyField {...keyProps('client')} required />
            <KeyField {...keyProps('cosigner')} required={false} />
          </Columns>
        </Card>
        <Card title={t('form.ips')}>
          <IpField key={guard.generation} value={values.ips} onChange={(ips) => change({ ips })} />
        </Card>
        <Card title={t('form.urls')}>
          <UrlFields key={guard.generation} values={values} onChange={change} />
        </Card>
        {api.status === 2 ? <Banner tone="idle">{t('form.whileDisabled')}</Banner> : null}
        <Stack gap="xs" align="end">
          <SubmitButton
            form={form}
            problems={problems}
            reason={barred ?? (isSame ? t('form.unchanged') : undefined)}
          >
            {t('form.review')}
          </SubmitButton>
        </Stack>
      </Stack>
      {asked === null ? null : (
        <SaveApi
          walletId={walletId}
          before={api}
          settings={asked}
          onDone={() => {
            onClear();
            onDone();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Form>
  );
}

/** The fingerprint of a key that can be read. */
const printOf = (text: string): string | null => {
  const reading = readPublicKey(text);
  return reading.ok ? reading.fingerprint : null;
};

/** What is to be said of two keys together: neither is the platform's, and they had better be two. */
function useKeyMessages({ client, cosigner }: ApiFormValues, platform: string) {
  const { t } = useTranslation('apiPage');
  const platformPrint = printOf(platform);
  const messagesOf = (text: string, other: string | null): FieldMessage[] => {
    const print = printOf(text);
    if (print === null) return [];
    if (print === platformPrint) return [{ level: 'error', message: t('key.fault.platform'), final: true }];
    return print === other ? [{ level: 'warning', message: t('key.sameKey') }] : [];
  };
  return { client: messagesOf(client, null), cosigner: messagesOf(cosigner, printOf(client)) };
}

interface UrlFieldsProps {
  values: ApiFormValues;
  onChange: (part: Partial<ApiFormValues>) => void;
}

/** Where transactions are reported to, and where the co-signer is reached. */
function UrlFields({ values, onChange }: UrlFieldsProps) {
  const { t } = useTranslation('apiPage');
  const notify: Check = (text) => {
    const fault = notifyUrlFault(text.trim());
    return fault === undefined ? null : { level: 'error', message: t(`url.notify.${urlFault(fault)}`) };
  };
  const coSigner: Check = (text) => {
    const fault = coSignerUrlFault(text.trim());
    if (fault !== undefined)
      return {
        level: 'error',
        message: t(fault === 'tooLong' ? 'url.notify.tooLong' : 'url.coSigner.format'),
      };
    const read = readCoSignerUrl(text.trim());
    return read === undefined || read === text
      ? null
      : { level: 'note', message: t('url.coSigner.read', { url: read }) };
  };
  return (
    <Columns min="340px">
      <TextField
        label={t('field.notify_url')}
        description={t('url.notify.means')}
        placeholder="https://example.com/notify"
        value={values.notifyUrl}
        check={notify}
        onChange={(notifyUrl) => onChange({ notifyUrl })}
      />
      <TextField
        label={t('field.cosigner_url')}
        description={t('url.coSigner.means')}
        placeholder="10.20.0.14:28888"
        value={values.cosignerUrl}
        check={coSigner}
        onChange={(cosignerUrl) => onChange({ cosignerUrl })}
      />
    </Columns>
  );
}

const urlFault = (fault: string) => (fault === 'tooLong' || fault === 'range' ? fault : 'format');
