import { readPublicKey } from '@mpc/api';
import { FileDrop, KeyValueList, Stack, TextArea, type FieldMessage } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { inFours } from '#shared/in-fours.ts';
import type { SecretSource } from './use-secret-guard.ts';

interface KeyFieldProps {
  whose: 'client' | 'cosigner';
  value: string;
  required: boolean;
  /** What is said of the key beside whether it is one. */
  messages: readonly FieldMessage[];
  onChange: (text: string) => void;
  /** Whether a text is a secret: then it goes no further, and that is told. */
  refuses: (text: string, source: SecretSource) => boolean;
}

/** Bytes of a file with a key; one of 2048 bits has less than 1 kB. */
const largestFile = 16_384;

/** Everybody uses this one; another is told, because it may be a slip. */
const usualExponent = '65537';

/** A public key, pasted or from a file, and what it is: size, exponent, fingerprint. */
export function KeyField({ whose, value, required, messages, onChange, refuses }: KeyFieldProps) {
  const { t } = useTranslation('apiPage');
  const [fileFault, setFileFault] = useState<string | undefined>(undefined);
  const faultOf = (text: string): string | null => {
    const reading = readPublicKey(text);
    if (reading.ok) return null;
    return reading.reason === 'bits'
      ? t('key.fault.bits', { count: reading.bits })
      : t(`key.fault.${reading.reason}`);
  };
  const take = async ([file]: readonly File[]) => {
    const text = (await file?.text()) ?? '';
    if (refuses(text, 'file')) return setFileFault(undefined);
    const fault = faultOf(text);
    setFileFault(fault ?? undefined);
    if (fault === null) onChange(text.trim());
  };
  return (
    <Stack gap="m">
      <TextArea
        label={t(whose === 'client' ? 'field.client_rsa_pub' : 'field.cosigner_rsa_pub')}
        description={t(`key.means.${whose}`)}
        placeholder="-----BEGIN PUBLIC KEY-----"
        rows={6}
        required={required}
        value={value}
        messages={messages}
        check={(text) => {
          const message = text.trim() === '' ? null : faultOf(text);
          return message === null ? null : { level: 'error', message };
        }}
        onChange={(text) => {
          setFileFault(undefined);
          onChange(text);
        }}
      />
      <KeyFacts text={value} />
      <FileDrop
        label={t(`key.file.${whose}`)}
        accept={['.pem', '.pub', '.txt']}
        maxSize={largestFile}
        items={[]}
        error={fileFault}
        onFiles={(files) => void take(files)}
        onRemove={() => undefined}
      />
    </Stack>
  );
}

/** What a key is that was read. */
function KeyFacts({ text }: { text: string }) {
  const { t } = useTranslation('apiPage');
  const reading = readPublicKey(text);
  if (!reading.ok) return null;
  const { bits, exponent, form, fingerprint } = reading;
  return (
    <KeyValueList
      items={[
        { key: 'size', label: t('key.size'), value: t('key.bits', { count: bits }) },
        {
          key: 'exponent',
          label: t('key.exponent'),
          value: exponent === usualExponent ? exponent : `${exponent} · ${t('key.unusualExponent')}`,
        },
        { key: 'fingerprint', label: t('key.fingerprint'), value: <code>{inFours(fingerprint)}</code> },
        ...(form === 'pkcs1' ? [{ key: 'form', label: t('key.form'), value: t('key.pkcs1') }] : []),
      ]}
    />
  );
}
