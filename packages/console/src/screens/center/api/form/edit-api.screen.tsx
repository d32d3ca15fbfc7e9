import { Banner, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ApiRequestDrawer } from '../api-request-drawer.tsx';
import { apiOf } from '../api-settings-first.ts';
import { PendingApi } from '../pending-api.tsx';
import { useApiBarred } from '../use-api-barred.ts';
import { apiDraft } from './api-form.values.ts';

const ApiForm = lazyPart(() => import('./api-form.tsx'), 'ApiForm');

/** Requests other settings for the API; while a change waits, it shows that one instead. */
export function EditApiScreen() {
  const { t } = useTranslation('apiPage');
  useCrumbs([{ label: t('edit.title') }]);
  const { search } = useLocation();
  const navigate = useNavigate();
  const walletId = useSelection().walletId ?? 0;
  const api = useQuery(apiOf(walletId));
  const barred = useApiBarred(walletId, 'change');
  const home = withSelection(paths.center.api.index, search);
  const skeleton = <Skeleton shape="form" />;
  return (
    <Page
      title={t('edit.title')}
      description={t('edit.description')}
      action={
        <Link variant="button" href={home}>
          {t('back')}
        </Link>
      }
    >
      <QueryView query={api} skeleton={skeleton}>
        {(data) => {
          if (data.status === 0)
            return (
              <Banner
                tone="idle"
                title={t('home.none')}
                action={<Link href={withSelection(paths.center.api.add, search)}>{t('add.title')}</Link>}
              >
                {t('edit.createFirst')}
              </Banner>
            );
          if (data.pending !== null) return <PendingApi api={data} />;
          return (
            <Stack>
              {barred === undefined ? null : <Banner tone="attention">{barred}</Banner>}
              <Drafted form={apiDraft(walletId)} key={walletId}>
                {(draft) => (
                  <Suspense fallback={skeleton}>
                    <ApiForm {...draft} walletId={walletId} api={data} onDone={() => void navigate(home)} />
                  </Suspense>
                )}
              </Drafted>
            </Stack>
          );
        }}
      </QueryView>
      <ApiRequestDrawer />
    </Page>
  );
}
