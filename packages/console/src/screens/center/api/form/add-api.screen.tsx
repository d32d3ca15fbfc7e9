import { Banner, Card, Link, Text } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ApiFormPage } from './api-form-page.tsx';

/** Creates the API of a wallet, which has one at most. */
export function AddApiScreen() {
  const { t } = useTranslation('apiPage');
  const home = withSelection(paths.center.api.index, useLocation().search);
  const notice = (
    <Card>
      <Text as="p">{t('add.notice')}</Text>
    </Card>
  );
  return (
    <ApiFormPage act="create" title={t('add.title')} description={t('add.description')} notice={notice}>
      {({ status }, form) =>
        status === 0 ? (
          form
        ) : (
          <Banner tone="attention" title={t('add.exists')} action={<Link href={home}>{t('back')}</Link>}>
            {t('add.existsDetail')}
          </Banner>
        )
      }
    </ApiFormPage>
  );
}
