import { EmptyState, Link, Stepper } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

const steps = ['publish', 'coins', 'authorize'] as const;

/** There is no rule yet: what it takes to sweep by contract, in three steps. */
export function NoRules({ canAdd }: { canAdd: boolean }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        canAdd ? (
          <Link variant="primary-button" href={withSelection(paths.center.collection.add, search)}>
            {t('act.add')}
          </Link>
        ) : undefined
      }
    >
      <Stepper
        label={t('empty.steps')}
        direction="vertical"
        steps={steps.map((key) => ({
          key,
          title: t(`empty.${key}`),
          detail: t(`empty.${key}Detail`),
          state: 'waiting' as const,
        }))}
      />
    </EmptyState>
  );
}
