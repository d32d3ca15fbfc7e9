import type { MultisigAddress } from '@mpc/api';
import { Columns, EmptyState, Inline, Link, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { latePart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ContractChangeDrawer } from './change-drawer.tsx';
import { coldNetworksOf, contractsOf } from './contracts-query.ts';
import { NetworkContracts } from './network-contracts.tsx';

const DeleteContracts = latePart(() => import('./delete-contracts.tsx'), 'DeleteContracts');

/** The contracts of the cold wallet, network by network. */
export function ContractAddressesTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const { show } = useOverlayParam();
  const barred = useMayGovern() === false ? t('addresses.governorsOnly') : undefined;
  const networks = useQuery(coldNetworksOf(walletId));
  const contracts = useQuery(contractsOf(walletId));
  const [deleting, setDeleting] = useState<MultisigAddress | null>(null);
  const skeleton = <Skeleton shape="form" />;
  return (
    <>
      <Inline justify="end">
        <Link href={withSelection(paths.center.coldWallet.multisigLog, search)}>{t('addresses.toLog')}</Link>
      </Inline>
      <QueryView query={networks} skeleton={skeleton}>
        {(all) => (
          <QueryView query={contracts} skeleton={skeleton}>
            {(pairs) => {
              // Contracts of a network that is no longer offered are there all the same.
              const left = pairs.filter(({ base_symbol }) =>
                all.every(({ symbol }) => symbol !== base_symbol),
              );
              if (all.length === 0 && left.length === 0)
                return (
                  <EmptyState title={t('addresses.noNetworks')}>{t('addresses.noNetworksDetail')}</EmptyState>
                );
              return (
                <Stack>
                  <Columns min="420px">
                    {all.map((network) => (
                      <NetworkContracts
                        key={network.symbol}
                        network={network}
                        pair={pairs.find(({ base_symbol }) => base_symbol === network.symbol)}
                        barred={barred}
                        onDelete={setDeleting}
                      />
                    ))}
                    {left.map((pair) => (
                      <NetworkContracts
                        key={pair.base_symbol}
                        network={{
                          symbol: pair.base_symbol,
                          coin_net: pair.coin_net,
                          symbol_alias: pair.base_symbol,
                        }}
                        pair={pair}
                        barred={barred}
                        onDelete={setDeleting}
                      />
                    ))}
                  </Columns>
                </Stack>
              );
            }}
          </QueryView>
        )}
      </QueryView>
      {deleting === null ? null : (
        <DeleteContracts
          walletId={walletId}
          pair={deleting}
          onSubmitted={(id) => {
            if (id !== null) show('cold-address', id);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
      <ContractChangeDrawer />
    </>
  );
}
