import type { Coin } from '@mpc/api';
import { Amount, Banner, ellipsis, EmptyState, OptionList, Skeleton, Stack, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paidLately, useAddressNames } from '#features/address-check';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { Picked } from './destination-picker.tsx';
import { recentRecipients } from './recent.rules.ts';
import type { PaymentSource } from '../flow/use-home.ts';

interface RecentListProps {
  home: PaymentSource;
  coin: Coin;
  keyword: string;
  lookAlikeOf: (address: string) => string | null;
  onPick: (picked: Picked) => void;
}

/** Who was paid from here of late. It is history and makes nobody trusted, and what looks like a known address is not offered. */
export function RecentList({ home, coin, keyword, lookAlikeOf, onPick }: RecentListProps) {
  const { t } = useTranslation();
  const nameOf = useAddressNames(coin.base_symbol);
  const paid = useQuery(paidLately(home.wallet.id, home.subWallet.id, coin.base_symbol, keyword));
  return (
    <QueryView query={paid} skeleton={<Skeleton shape="rows" count={3} />}>
      {({ list }) => {
        const all = recentRecipients(list);
        const offered = all.filter(({ address }) => lookAlikeOf(address) === null);
        const left = all.length - offered.length;
        return (
          <Stack gap="s">
            <Banner tone="attention">
              {spaced(t('transfer.pick.history'))}
              {left === 0 ? null : t('transfer.pick.leftOut', { count: left })}
            </Banner>
            <OptionList
              label={t('transfer.pick.recent')}
              sections={[
                {
                  id: 'recent',
                  items: offered.map((one, at) => ({
                    id: String(at),
                    title: nameOf(one.address)?.name ?? ellipsis(one.address),
                    detail: (
                      <>
                        {nameOf(one.address) === null ? null : `${ellipsis(one.address)} · `}
                        {one.memo === '' ? null : `${t('transfer.memo')} ${one.memo} · `}
                        <Time at={one.at} kind="short" />
                      </>
                    ),
                    aside: <Amount value={one.amount} symbol={one.symbol_alias} />,
                  })),
                },
              ]}
              onSelect={(id) => {
                const one = offered[Number(id)];
                if (one !== undefined) onPick(one);
              }}
              empty={<EmptyState title={t('transfer.pick.noRecent')} />}
            />
          </Stack>
        );
      }}
    </QueryView>
  );
}
