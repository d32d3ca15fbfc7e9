import { receiving, type TronProxy } from '@mpc/api';
import { Banner, Drawer, Skeleton, Stack, WholeAddress } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { PayHere } from '#features/receiving';
import { AgentNotice } from '#features/tron-agent';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { trxAddresses } from './payers.ts';

export interface TopUpDrawerProps {
  agent: TronProxy;
  onClose: () => void;
}

/** Where the TRX that is missing is sent to: the paying address, once it is confirmed to be the wallet's own. */
export function TopUpDrawer({ agent, onClose }: TopUpDrawerProps) {
  const { t } = useTranslation('tools');
  const mine = useQuery(trxAddresses(agent.wallet_id));
  return (
    <Drawer open title={t('agent.topUp.title')} onClose={onClose}>
      <Stack>
        {agent.status === 3 ? (
          <AgentNotice agent={agent} />
        ) : (
          <Banner tone="success">{t('agent.topUp.notNeeded')}</Banner>
        )}
        <QueryView query={mine} skeleton={<Skeleton shape="form" />}>
          {(all) =>
            all.some(({ sub_wallet_id }) => sub_wallet_id === agent.auth_sub_wallet_id) ? (
              <Own agent={agent} />
            ) : (
              <Stack gap="s">
                <Banner tone="attention">
                  {t('agent.topUp.unseen', { name: agent.auth_sub_wallet_name })}
                </Banner>
                <WholeAddress address={agent.auth_address} label={t('agent.field.address')} />
              </Stack>
            )
          }
        </QueryView>
      </Stack>
    </Drawer>
  );
}

function Own({ agent }: Pick<TopUpDrawerProps, 'agent'>) {
  const first = useQuery(
    read(receiving.depositAddress, { sub_wallet_id: agent.auth_sub_wallet_id, symbol: 'TRX', create: 0 }),
  );
  return (
    <QueryView query={first} skeleton={<Skeleton shape="form" />}>
      {({ enable_deposit, deposit_confirmation }) => (
        <Suspense fallback={<Skeleton shape="form" />}>
          <PayHere
            subWalletId={agent.auth_sub_wallet_id}
            coin={{
              symbol: 'TRX',
              base_symbol: 'TRX',
              symbol_alias: 'TRX',
              coin_net: 'TRX',
              enable_deposit,
              deposit_confirmation,
            }}
            at={{ address: agent.auth_address, memo: '', address_label: '', addr_type: 1 }}
          />
        </Suspense>
      )}
    </QueryView>
  );
}
