import { Button, EmptyState, Inline, Link, Page } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CardShapes } from '#shared/loading/card-shapes.tsx';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { ApiHome } from './api-home.tsx';
import { apiLooks } from './api-looks.ts';
import { ApiRequestDrawer } from './api-request-drawer.tsx';
import { apiOf } from './api-settings-first.ts';
import { useApiBarred } from './use-api-barred.ts';

/** The API of a wallet: its keys, who may call, where it reports to, and whether it is on. */
export function ApiSettingsScreen() {
  const { t } = useTranslation('apiPage');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const api = useQuery(apiOf(walletId));
  const isThere = api.data !== undefined && api.data.status !== 0;
  return (
    <Page
      title={words('nav.api')}
      status={isThere ? <CodeTag looks={apiLooks} code={api.data.status} t={t} /> : null}
      description={t('home.description')}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.api.log, search)}>
            {t('log.title')}
          </Link>
          {isThere ? (
            <Link variant="button" href={withSelection(paths.center.api.edit, search)}>
              {t('edit.title')}
            </Link>
          ) : null}
        </Inline>
      }
    >
      <QueryView query={api} skeleton={<CardShapes min="420px" lines={[8, 8, 4, 6]} />}>
        {(data) =>
          data.status === 0 ? <NoApi walletId={walletId} /> : <ApiHome walletId={walletId} api={data} />
        }
      </QueryView>
      <ApiRequestDrawer />
    </Page>
  );
}

/** There is no API yet: what it is for, and who can create it. */
function NoApi({ walletId }: { walletId: number }) {
  const { t } = useTranslation('apiPage');
  const { search } = useLocation();
  const navigate = useNavigate();
  const barred = useApiBarred(walletId, 'create');
  return (
    <EmptyState
      title={t('home.none')}
      action={
        <Button
          variant="primary"
          disabledReason={barred}
          onClick={() => void navigate(withSelection(paths.center.api.add, search))}
        >
          {t('add.title')}
        </Button>
      }
    >
      {t('home.noneDetail')}
    </EmptyState>
  );
}
