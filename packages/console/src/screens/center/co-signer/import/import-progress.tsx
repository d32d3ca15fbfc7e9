import { Banner, Button, ProgressBar } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { ImportPhase } from './use-rules-import.ts';

interface ImportProgressProps {
  phase: ImportPhase;
  taken: number;
  left: number;
  onLook: () => void;
}

/** How an import goes, and what came of it. */
export function ImportProgress({ phase, taken, left, onLook }: ImportProgressProps) {
  const { t } = useTranslation('coSigner');
  const again = (
    <Button size="small" onClick={onLook}>
      {t('lost.look')}
    </Button>
  );
  switch (phase.kind) {
    case 'idle':
      return null;
    case 'sending':
      // How far the server is, it does not say.
      return (
        <ProgressBar
          label={t('import.sending', { count: phase.count })}
          note={t('import.upTo')}
          since={phase.since}
        />
      );
    case 'looking':
      return (
        <Banner tone="attention" title={t('lost.title')}>
          {t('import.looking')}
        </Banner>
      );
    case 'unread':
      return (
        <Banner tone="attention" title={t('lost.title')} action={again}>
          {t('lost.unread')}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" title={t('import.failed')}>
          {phase.reason}
        </Banner>
      );
    default:
      return (
        <Banner
          tone={left === 0 ? 'success' : 'attention'}
          title={t('import.done', { taken, left })}
          action={phase.isReadBack && left > 0 ? again : undefined}
        >
          {phase.isReadBack ? t('import.readBack') : null}
        </Banner>
      );
  }
}
