import { Banner, Button, Time } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

/** Says that a form was opened with what was entered earlier, and empties it. */
export function DraftNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const { t } = useTranslation();
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
