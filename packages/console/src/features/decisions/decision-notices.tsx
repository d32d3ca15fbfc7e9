import { Banner, Button, DiffView } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DecisionMachine } from './use-decision.ts';

export interface DecisionNoticesProps {
  decision: Pick<DecisionMachine, 'givenUp' | 'changes' | 'changed' | 'review'> & {
    /** How often it was looked for, where its answer was lost. */
    pending: { checks: number } | null;
  };
  /** Reads it again. */
  onCheck: () => void;
}

/** What stands between a person and a decision: an answer that was lost, or something that is not what it was. */
export function DecisionNotices({ decision, onCheck }: DecisionNoticesProps) {
  const { t } = useTranslation();
  const { pending, givenUp, changes, changed, review } = decision;
  return (
    <>
      {pending === null ? null : (
        <Banner
          tone="attention"
          title={t('approval.unknown.title')}
          action={
            <Button size="small" onClick={onCheck}>
              {t('approval.unknown.check')}
            </Button>
          }
        >
          {t('approval.unknown.detail', { count: pending.checks })}
        </Banner>
      )}
      {givenUp ? <Banner tone="attention">{t('approval.unknown.givenUp')}</Banner> : null}
      {changed === 'broken' ? (
        <Banner tone="danger" title={t('approval.broken')}>
          {t('approval.brokenDetail')}
          <DiffView label={t('approval.broken')} items={changes} />
        </Banner>
      ) : null}
      {changed === 'changed' ? (
        <Banner
          tone="danger"
          title={t('approval.changed')}
          action={
            <Button size="small" onClick={review}>
              {t('approval.review')}
            </Button>
          }
        >
          <DiffView label={t('approval.changed')} items={changes} />
        </Banner>
      ) : null}
    </>
  );
}
