import { Button, Inline, ProgressBar, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Screening } from './use-screening.ts';

/** How far the screening of everybody who is paid has come, and how to stop it and go on. */
export function ScreeningProgress({ asking, done, all, stop, go }: Screening) {
  const { t } = useTranslation();
  const isDone = done === all;
  return (
    <Stack gap="s">
      <ProgressBar
        label={t('batch.screening.label')}
        value={done / all}
        text={t('batch.progress', { done, all })}
        tone={isDone ? 'success' : asking ? 'running' : 'attention'}
      />
      {isDone ? null : (
        <Inline gap="s" align="center" justify="between">
          <Text tone="muted">
            {asking ? t('batch.screening.asking') : t('batch.screening.rest', { count: all - done })}
          </Text>
          <Button size="small" onClick={asking ? stop : go}>
            {asking ? t('batch.screening.stop') : t('batch.screening.go')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
