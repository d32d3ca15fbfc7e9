import { CopyButton, Inline, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { grouped } from './published-file.ts';

/** A hash in full, in groups to be read aloud, and to copy without them. */
export function HashLine({ hash, name }: { hash: string; name: string }) {
  const { t } = useTranslation('privateKeyRecovery');
  return (
    <Inline gap="s" wrap={false} align="start">
      <Text style={{ overflowWrap: 'anywhere' }}>
        <code>{grouped(hash)}</code>
      </Text>
      <CopyButton text={hash} label={t('file.copyHash', { name })} />
    </Inline>
  );
}
