import { Inline, KeyValueList, Link, Page, Section, Stack } from '@mpc/ui';
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
import { agentReceiversOf } from './agent-alerts-first.ts';

/** Who is told by e-mail when something of the TRON auto agent is wrong. */
export function AgentAlertsScreen() {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const index = withSelection(paths.center.tools.tronAutoAgent.index, search);
  useCrumbs([{ label: t('agent.title'), href: index }, { label: t('agent.to.alerts') }]);
  const { open, show, close } = useOverlayParam();
  const receivers = useQuery(agentReceiversOf(walletId));
  const mayGovern = useMayGovern();
  const shared = {
    type: 'trx_proxy' as const,
    walletId,
    barred: mayGovern === false ? t('agent.governorsOnly') : undefined,
    shown: open?.kind === 'receiver' ? (open.id ?? 'new') : null,
    onShow: (id: string | null) => {
      if (id === null) close();
      else show('receiver', id === 'new' ? undefined : id);
    },
  };
  return (
    <Page
      title={t('agentAlerts.title')}
      description={t('agentAlerts.description')}
      action={
        <Inline>
          <Link variant="button" href={index}>
            {t('agent.back')}
          </Link>
          <AddReceiver {...shared} list={receivers.data} />
        </Inline>
      }
    >
      <QueryView query={receivers}>
        {(all) => (
          <Stack>
            <ReceiverList {...shared} list={all} emptyDetail={t('agentAlerts.emptyDetail')} />
            <Section title={t('agentAlerts.events')}>
              <KeyValueList
                items={(['arrears', 'trx_low', 'delegation_failed'] as const).map((event) => ({
                  key: event,
                  label: words(`receiver.event.${event}`),
                  value: t(`agentAlerts.means.${event}`),
                }))}
              />
            </Section>
            <Link href={withSelection(paths.center.coSigner.messageNotification, search)}>
              {t('agentAlerts.toSweep')}
            </Link>
          </Stack>
        )}
      </QueryView>
      <ShownReceiver {...shared} list={receivers.data} />
    </Page>
  );
}
