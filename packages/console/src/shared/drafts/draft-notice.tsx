import { Banner, Button, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

interface DraftNoticeProps {
  /** Since when it is kept; null where nothing was entered earlier. */
  at: number | null;
  onDiscard: () => void;
}

/** Says that a form was opened with what was entered earlier, and empties it. */
export function DraftNotice({ at, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation();
  if (at === null) return null;
  return (
    <Banner
      tone="idle"
      action={
        <Button size="small" onClick={onDiscard}>
          {t('reopened.discard')}
        </Button>
      }
    >
      {t('reopened.from')} <Time at={at} kind="short" />
    </Banner>
  );
}
