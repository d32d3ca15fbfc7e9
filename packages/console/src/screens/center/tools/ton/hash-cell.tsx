import { CopyButton, Inline } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** A hash, whole, and a way to copy it. */
export function HashCell({ text }: { text: string }) {
  const { t } = useTranslation('tools');
  return (
    <Inline gap="s" wrap={false} align="start">
      <code>{text}</code>
      <CopyButton text={text} label={t('ton.copyHash')} />
    </Inline>
  );
}
