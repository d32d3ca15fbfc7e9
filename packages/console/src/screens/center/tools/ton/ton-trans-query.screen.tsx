import { EmptyState, Page, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useList } from '#shared/list/use-list.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { TonForm } from './ton-form.tsx';
import { tonQueryList } from './ton-query-list.ts';
import { TonResults } from './ton-results.tsx';

/** Looks transactions up on TON by their hashes, in whatever spelling they were copied. */
export function TonTransQueryScreen() {
  const { t } = useTranslation('tools');
  useCrumbs([{ label: t('ton.title') }]);
  const walletId = useSelection().walletId ?? 0;
  const list = useList(tonQueryList);
  const { state, change } = list;
  return (
    <Page title={t('ton.title')} description={t('ton.description')}>
      <Stack>
        <TonForm state={state} onLookUp={(hash) => change({ hash })} onRange={(range) => change({ range })} />
        {state.hash.length === 0 ? (
          <EmptyState title={t('ton.empty')}>{t('ton.emptyDetail')}</EmptyState>
        ) : (
          <TonResults state={state} walletId={walletId} onAnyTime={() => change({ range: 'any' })} />
        )}
      </Stack>
    </Page>
  );
}
