import { Banner, Button, ProgressBar } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Exporting } from './use-export.ts';

/** How far an export has come, or why it failed. */
export function ExportProgress({ file: { state, start, stop } }: { file: Exporting }) {
  const { t } = useTranslation();
  if (state.kind === 'idle') return null;
  if (state.kind === 'saved')
    return <Banner tone="success">{t('list.export.saved', { count: state.rows })}</Banner>;
  if (state.kind === 'failed')
    return (
      <Banner
        tone="danger"
        title={t('list.export.failedTitle')}
        action={
          <Button size="small" onClick={start}>
            {t('action.retry')}
          </Button>
        }
      >
        {state.reason}
      </Banner>
    );
  const { done, of } = state;
  return (
    <Banner
      tone="running"
      action={
        <Button size="small" onClick={stop}>
          {t('list.export.stop')}
        </Button>
      }
    >
      <ProgressBar
        label={t('list.export.running')}
        value={of === 0 ? undefined : done / of}
        text={of === 0 ? undefined : t('list.export.progress', { done, of })}
      />
    </Banner>
  );
}
