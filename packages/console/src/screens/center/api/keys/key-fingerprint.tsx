import { readPublicKey } from '@mpc/api';
import { CopyButton, Disclosure, Inline, missingNumber, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { inFours } from '#shared/in-fours.ts';

/** The fingerprint of a public key, worked out of the key itself, in groups to compare one by one. */
export function KeyFingerprint({ pem }: { pem: string }) {
  const { t } = useTranslation('apiPage');
  const reading = readPublicKey(pem);
  return reading.ok ? (
    <code>{inFours(reading.fingerprint)}</code>
  ) : (
    <Text tone="danger">{t('key.unreadable')}</Text>
  );
}

interface PublicKeyProps {
  pem: string;
  /** Whose key it is: "Client public key". */
  label: string;
}

/** A public key that is in force: its fingerprint, and the whole of it on demand. */
export function PublicKey({ pem, label }: PublicKeyProps) {
  const { t } = useTranslation('apiPage');
  if (pem === '') return missingNumber;
  return (
    <Stack gap="xs">
      <KeyFingerprint pem={pem} />
      <Inline gap="xs" align="start" wrap={false}>
        <Disclosure summary={t('key.whole')}>
          <Text as="p" size="label">
            <code>{pem}</code>
          </Text>
        </Disclosure>
        <CopyButton text={pem} label={t('key.copy', { what: label })} />
      </Inline>
    </Stack>
  );
}
