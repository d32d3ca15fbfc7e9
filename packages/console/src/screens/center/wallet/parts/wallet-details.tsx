import { addressBook, type SubWallet } from '@mpc/api';
import { Button, Inline, KeyValueList, Popover, Skeleton, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { SubWalletBadges } from './panel/sub-wallet-badges.tsx';

const whitelist = [
  'assets.detail.whitelistOff',
  'assets.detail.whitelistOn',
  'assets.whitelist.turningOn',
  'assets.whitelist.turningOff',
] as const;

/** What a sub-wallet is besides what it holds, with what is switched on in it now. It opens with its first press. */
export function WalletDetails({ subWallet }: { subWallet: SubWallet }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const state = useQuery({
    ...read(addressBook.subWalletState, { sub_wallet_id: subWallet.sub_wallet_id }),
    enabled: open,
  });
  return (
    <Popover
      title={t('assets.details')}
      placement="bottom end"
      defaultOpen
      onOpenChange={setOpen}
      trigger={<Button variant="ghost">{t('assets.details')}</Button>}
    >
      <QueryView query={state} skeleton={<Skeleton shape="text" />}>
        {(now) => (
          <KeyValueList
            items={[
              { key: 'id', label: t('assets.detail.id'), value: String(subWallet.sub_wallet_id) },
              {
                key: 'type',
                label: t('assets.detail.type'),
                value: t(subWallet.sub_wallet_type === 1 ? 'assets.type.asset' : 'assets.type.web3'),
              },
              { key: 'members', label: t('assets.detail.members'), value: String(subWallet.member_count) },
              {
                key: 'strategies',
                label: t('assets.detail.strategies'),
                value: String(subWallet.strategy_count),
              },
              {
                key: 'whitelist',
                label: t('assets.detail.whitelist'),
                value: t(whitelist[now.white_status]),
              },
              ...(now.collect_role === 0 && now.kyt_status === 0
                ? []
                : [
                    {
                      key: 'badges',
                      label: t('assets.detail.use'),
                      value: (
                        <Inline gap="xs">
                          <SubWalletBadges subWallet={{ ...subWallet, ...now, white_status: 0 }} />
                        </Inline>
                      ),
                    },
                  ]),
              {
                key: 'created',
                label: t('assets.detail.created'),
                value: <Time at={subWallet.created_at} kind="short" />,
              },
            ]}
          />
        )}
      </QueryView>
    </Popover>
  );
}
