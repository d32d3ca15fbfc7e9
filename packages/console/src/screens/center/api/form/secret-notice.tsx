import { Banner, Button, Text, toasts } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { SecretSource } from './use-secret-guard.ts';

interface SecretNoticeProps {
  source: SecretSource;
  onClose: () => void;
}

/** A private key was refused: where it still is, and what to do about that. */
export function SecretNotice({ source, onClose }: SecretNoticeProps) {
  const { t } = useTranslation('apiPage');
  const empty = async () => {
    try {
      await navigator.clipboard.writeText('');
      onClose();
      toasts.show({ key: 'secret', tone: 'success', message: t('secret.emptied') });
    } catch {
      toasts.show({ key: 'secret', tone: 'danger', message: t('secret.notEmptied') });
    }
  };
  return (
    <Banner
      tone="danger"
      title={t('secret.title')}
      action={
        <Button size="small" onClick={source === 'clipboard' ? () => void empty() : onClose}>
          {t(source === 'clipboard' ? 'secret.empty' : 'secret.understood')}
        </Button>
      }
    >
      <Text as="p">{t('secret.refused')}</Text>
      <Text as="p">{t(`secret.still.${source}`)}</Text>
    </Banner>
  );
}
