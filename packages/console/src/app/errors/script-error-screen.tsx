import { Button, OutsidePage, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { refreshWithTimeStamp } from './refresh.ts';

/** Replaces everything after an error in our own code. What was typed and sent is kept, so nothing need be done again. */
export function ScriptErrorScreen({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <OutsidePage title={t('scriptError.title')} description={t('scriptError.detail')}>
      <Stack gap="s">
        <Button variant="primary" onClick={() => refreshWithTimeStamp()}>
          {t('scriptError.reload')}
        </Button>
        <code>{error.message}</code>
      </Stack>
    </OutsidePage>
  );
}
