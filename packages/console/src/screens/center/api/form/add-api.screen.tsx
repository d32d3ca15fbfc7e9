import { Banner, Card, Link, Page, Skeleton, Stack, Text } from '@mpc/ui';
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
import { apiOf } from '../api-settings-first.ts';
import { useApiBarred } from '../use-api-barred.ts';
import { apiDraft } from './api-form.values.ts';

const ApiForm = lazyPart(() => import('./api-form.tsx'), 'ApiForm');

/** Creates the API of a wallet, which has one at most. */
export function AddApiScreen() {
  const { t } = useTranslation('apiPage');
  useCrumbs([{ label: t('add.title') }]);
  const { search } = useLocation();
  const navigate = useNavigate();
  const walletId = useSelection().walletId ?? 0;
  const api = useQuery(apiOf(walletId));
  const barred = useApiBarred(walletId, 'create');
  const home = withSelection(paths.center.api.index, search);
  const skeleton = <Skeleton shape="form" />;
  return (
    <Page
      title={t('add.title')}
      description={t('add.description')}
      action={
        <Link variant="button" href={home}>
          {t('back')}
        </Link>
      }
    >
      <QueryView query={api} skeleton={skeleton}>
        {(data) =>
          data.status === 0 ? (
            <Stack>
              {barred === undefined ? null : <Banner tone="attention">{barred}</Banner>}
              <Card>
                <Text as="p">{t('add.notice')}</Text>
              </Card>
              <Drafted form={apiDraft(walletId)} key={walletId}>
                {(draft) => (
                  <Suspense fallback={skeleton}>
                    <ApiForm {...draft} walletId={walletId} api={data} onDone={() => void navigate(home)} />
                  </Suspense>
                )}
              </Drafted>
            </Stack>
          ) : (
            <Banner tone="attention" title={t('add.exists')} action={<Link href={home}>{t('back')}</Link>}>
              {t('add.existsDetail')}
            </Banner>
          )
        }
      </QueryView>
    </Page>
  );
}
