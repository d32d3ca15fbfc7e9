import { Inline, Link, Page, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { AddReceiver, ReceiverList, ShownReceiver } from '#features/receivers';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { AlertLines } from './alert-lines.tsx';
import { receiversOf } from './message-notification-first.ts';

/** Who is told by e-mail when something of auto sweep is wrong. */
export function MessageNotificationScreen() {
  const { t } = useTranslation('coSigner');
  useCrumbs([{ label: t('index.to.receivers') }]);
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const { open, show, close } = useOverlayParam();
  const receivers = useQuery(receiversOf(walletId));
  const mayGovern = useMayGovern();
  const shared = {
    type: 'auto_collect' as const,
    walletId,
    barred: mayGovern === false ? t('governorsOnly') : undefined,
    shown: open?.kind === 'receiver' ? (open.id ?? 'new') : null,
    onShow: (id: string | null) => {
      if (id === null) close();
      else show('receiver', id === 'new' ? undefined : id);
    },
  };
  return (
    <Page
      title={t('receiver.title')}
      description={t('receiver.description')}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.coSigner.index, search)}>
            {t('index.back')}
          </Link>
          <AddReceiver {...shared} list={receivers.data} />
        </Inline>
      }
    >
      <Stack>
        <QueryView query={receivers}>
          {(all) => (
            <Stack>
              <ReceiverList {...shared} list={all} emptyDetail={t('receiver.emptyDetail')} />
              <AlertLines walletId={walletId} />
              <Link href={withSelection(paths.center.tools.tronAutoAgent.messageNotification, search)}>
                {t('receiver.toAgent')}
              </Link>
            </Stack>
          )}
        </QueryView>
      </Stack>
      <ShownReceiver {...shared} list={receivers.data} />
    </Page>
  );
}
