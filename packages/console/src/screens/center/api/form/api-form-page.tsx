import type { ApiDetail } from '@mpc/api';
import { Banner, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
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

interface ApiFormPageProps {
  act: 'create' | 'change';
  title: string;
  description: string;
  /** What is said before the form. */
  notice?: ReactNode;
  /** The form, or what stands in its place. */
  children: (api: ApiDetail, form: ReactNode) => ReactNode;
}

/** The page on which the API of a wallet is created or changed. */
export function ApiFormPage({ act, title, description, notice, children }: ApiFormPageProps) {
  const { t } = useTranslation('apiPage');
  useCrumbs([{ label: title }]);
  const { search } = useLocation();
  const navigate = useNavigate();
  const walletId = useSelection().walletId ?? 0;
  const api = useQuery(apiOf(walletId));
  const barred = useApiBarred(walletId, act);
  const home = withSelection(paths.center.api.index, search);
  const skeleton = <Skeleton shape="form" />;
  const formOf = (data: ApiDetail) => (
    <Stack>
      {barred === undefined ? null : <Banner tone="attention">{barred}</Banner>}
      {notice}
      <Drafted form={apiDraft(walletId)} key={walletId}>
        {(draft) => (
          <Suspense fallback={skeleton}>
            <ApiForm {...draft} walletId={walletId} api={data} onDone={() => void navigate(home)} />
          </Suspense>
        )}
      </Drafted>
    </Stack>
  );
  return (
    <Page
      title={title}
      description={description}
      action={
        <Link variant="button" href={home}>
          {t('back')}
        </Link>
      }
    >
      <QueryView query={api} skeleton={skeleton}>
        {(data) => children(data, formOf(data))}
      </QueryView>
    </Page>
  );
}
