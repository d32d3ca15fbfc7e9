import { Banner, Link } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ApiRequestDrawer } from '../api-request-drawer.tsx';
import { PendingApi } from '../pending-api.tsx';
import { ApiFormPage } from './api-form-page.tsx';

/** Requests other settings for the API; while a change waits, it shows that one instead. */
export function EditApiScreen() {
  const { t } = useTranslation('apiPage');
  const add = withSelection(paths.center.api.add, useLocation().search);
  return (
    <>
      <ApiFormPage act="change" title={t('edit.title')} description={t('edit.description')}>
        {(api, form) => {
          if (api.status !== 0) return api.pending === null ? form : <PendingApi api={api} />;
          return (
            <Banner tone="idle" title={t('home.none')} action={<Link href={add}>{t('add.title')}</Link>}>
              {t('edit.createFirst')}
            </Banner>
          );
        }}
      </ApiFormPage>
      <ApiRequestDrawer />
    </>
  );
}
