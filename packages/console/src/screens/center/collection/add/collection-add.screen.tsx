import { EmptyState, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { NotEnabled, useCollectInit } from '../collection-intro.tsx';
import { emptyRule, isRuleValues } from './rule-form.values.ts';

// Fields to search in are large code, and the page stands before they are there.
const AddForm = lazyPart(() => import('./add-form.tsx'), 'AddForm');

/** A new rule: what it is called, where it sweeps to and which coins, then its signature. */
export function CollectionAddScreen() {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  useCrumbs([{ label: t('act.add') }]);
  const walletId = useSelection().walletId ?? 0;
  const init = useCollectInit();
  const draft = useDraft({
    kind: `collection-rule ${walletId}`,
    subWalletId: 0,
    empty: emptyRule,
    isValues: isRuleValues,
  });
  return (
    <Page
      title={t('add.title')}
      description={t('add.about')}
      action={
        <Link variant="button" href={withSelection(paths.center.collection.index, search)}>
          {t('gone.back')}
        </Link>
      }
    >
      <QueryView query={init} skeleton={<Skeleton shape="form" count={6} />}>
        {(data) =>
          data.enabled === 0 ? (
            <Stack>
              <NotEnabled init={data} />
              <EmptyState title={t('add.notEnabled')} />
            </Stack>
          ) : draft.values === null ? (
            <Skeleton shape="form" count={6} />
          ) : (
            <Stack>
              <DraftNotice at={draft.draftedAt} onDiscard={draft.clear} />
              <Suspense fallback={<Skeleton shape="form" count={6} />}>
                <AddForm
                  walletId={walletId}
                  values={draft.values}
                  onChange={draft.change}
                  onClear={draft.clear}
                />
              </Suspense>
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}
