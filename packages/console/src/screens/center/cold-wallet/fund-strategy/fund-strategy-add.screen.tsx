import { EmptyState, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { fundStrategiesHref } from './fund-links.ts';
import { coldCoinsOf, contractsInForceOf } from './fund-queries.ts';

const ChosenCoin = lazyPart(() => import('./chosen-coin.tsx'), 'ChosenCoin');

/** Adds the fund strategy of a coin whose network has contracts in force. */
export function FundStrategyAddScreen() {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const home = fundStrategiesHref(search);
  useCrumbs([{ label: t('strategy.title'), href: home }, { label: t('strategy.add') }]);
  const coins = useQuery(coldCoinsOf(walletId));
  const contracts = useQuery(contractsInForceOf(walletId));
  const skeleton = <Skeleton shape="form" />;
  return (
    <Page
      title={t('strategy.add')}
      description={t('strategy.description')}
      action={
        <Link variant="button" href={home}>
          {t('strategy.back')}
        </Link>
      }
    >
      <QueryView query={contracts} skeleton={skeleton}>
        {(inForce) =>
          inForce.length === 0 ? (
            <NoContracts />
          ) : (
            <QueryView query={coins} skeleton={skeleton}>
              {(all) => (
                <Stack>
                  <Suspense fallback={skeleton}>
                    <ChosenCoin
                      walletId={walletId}
                      coins={all.filter(({ base_symbol }) =>
                        inForce.some((row) => row.base_symbol === base_symbol),
                      )}
                    />
                  </Suspense>
                </Stack>
              )}
            </QueryView>
          )
        }
      </QueryView>
    </Page>
  );
}

/** No coin can have a strategy before its network has contracts. */
function NoContracts() {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  return (
    <EmptyState
      title={t('strategy.noContracts')}
      action={
        <Link variant="button" href={withSelection(paths.center.coldWallet.editMultisig, search)}>
          {t('strategy.toContracts')}
        </Link>
      }
    >
      {t('strategy.noContractsDetail')}
    </EmptyState>
  );
}
