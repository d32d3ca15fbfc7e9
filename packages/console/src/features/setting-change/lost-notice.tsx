import { Banner, Button } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { LostChange } from './use-setting-change.ts';

export interface LostNoticeProps {
  lost: LostChange | null;
  /** Looks for it once more. */
  onLook: () => void;
}

/** What is known of a change of which no answer came. */
export function LostNotice({ lost, onLook }: LostNoticeProps) {
  const { t } = useTranslation();
  if (lost === null) return null;
  return (
    <Banner
      tone="attention"
      title={t('settingChange.lost.title')}
      action={
        lost === 'looking' ? undefined : (
          <Button size="small" onClick={onLook}>
            {t('settingChange.lost.look')}
          </Button>
        )
      }
    >
      {t(`settingChange.lost.${lost}`)}
    </Banner>
  );
}
