import { Card, EmptyState, Link, Page, Segmented, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ContractChangeDrawer } from './change-drawer.tsx';
import { coldNetworksOf, contractsOf, pendingOf } from './contracts-query.ts';
import { contractsDraft } from './contracts.values.ts';
import { contractsTab } from './contract-links.ts';
import { PendingContracts } from './pending-contracts.tsx';

const ContractsForm = lazyPart(() => import('./contracts-form.tsx'), 'ContractsForm');

/** Sets the warm and cold contract of a network, or requests others. */
export function EditMultisigScreen() {
  const { t } = useTranslation('coldWallet');
  useCrumbs([{ label: t('addresses.editTitle') }]);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const walletId = useSelection().walletId ?? 0;
  const { show } = useOverlayParam();
  const networks = useQuery(coldNetworksOf(walletId));
  const contracts = useQuery(contractsOf(walletId));
  const [isSubmitted, setSubmitted] = useState(false);
  const home = withSelection(contractsTab, search);
  const skeleton = <Skeleton shape="form" />;
  return (
    <Page
      title={t('addresses.editTitle')}
      description={t('addresses.editDescription')}
      action={
        <Link variant="button" href={home}>
          {t('addresses.back')}
        </Link>
      }
    >
      <QueryView query={networks} skeleton={skeleton}>
        {(all) => {
          const network = all.find(({ symbol }) => symbol === params.get('base')) ?? all[0];
          if (network === undefined)
            return (
              <EmptyState title={t('addresses.noNetworks')}>{t('addresses.noNetworksDetail')}</EmptyState>
            );
          const base = network.symbol;
          return (
            <Stack>
              <Segmented
                label={t('addresses.network')}
                items={all.map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net }))}
                selected={base}
                onSelect={(id) =>
                  setParams(
                    (now) => {
                      const next = new URLSearchParams(now);
                      next.set('base', id);
                      return next;
                    },
                    { replace: true },
                  )
                }
              />
              <QueryView query={contracts} skeleton={skeleton}>
                {(pairs) => {
                  const before = pairs.find(({ base_symbol }) => base_symbol === base);
                  if (before !== undefined && pendingOf(before) !== undefined)
                    return (
                      <Card>
                        <PendingContracts pair={before} changes />
                      </Card>
                    );
                  return (
                    <Drafted key={base} form={contractsDraft(walletId, base)}>
                      {(draft) => (
                        <Suspense fallback={skeleton}>
                          <ContractsForm
                            {...draft}
                            walletId={walletId}
                            network={network}
                            before={before}
                            onSubmitted={(id) => {
                              setSubmitted(true);
                              if (id !== null) show('cold-address', id);
                            }}
                          />
                        </Suspense>
                      )}
                    </Drafted>
                  );
                }}
              </QueryView>
            </Stack>
          );
        }}
      </QueryView>
      <ContractChangeDrawer {...(isSubmitted ? { onClosed: () => void navigate(home) } : {})} />
    </Page>
  );
}
