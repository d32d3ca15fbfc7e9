import { Button, Inline, Link, Page } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { gateOf } from './cold-wallet-first.ts';
import { ColdWalletHome, ColdWalletShape } from './cold-wallet-home.tsx';
import { Onboarding } from './setup/onboarding.tsx';

/** Where coins lie between hot, warm and cold, and how they move; before that, what a wallet needs to have a cold one. */
export function ColdWalletScreen() {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const gate = useQuery({ ...gateOf(walletId), ...live });
  const { show } = useOverlayParam();
  const mayGovern = useMayGovern();
  const isOpen = gate.data?.flag === true && gate.data.collect_status;
  return (
    <Page
      title={words('nav.coldWallet')}
      description={t('home.description')}
      action={
        isOpen ? (
          <Inline>
            <Link variant="button" href={withSelection(paths.center.coldWallet.assetsFlowLog, search)}>
              {t('home.flowLog')}
            </Link>
            <Button
              variant="primary"
              disabledReason={mayGovern === true ? undefined : t('home.governorsOnly')}
              onClick={() => show('move')}
            >
              {t('move.title')}
            </Button>
          </Inline>
        ) : null
      }
    >
      <QueryView query={gate} skeleton={<ColdWalletShape />}>
        {(found) =>
          isOpen ? <ColdWalletHome walletId={walletId} /> : <Onboarding walletId={walletId} gate={found} />
        }
      </QueryView>
    </Page>
  );
}
