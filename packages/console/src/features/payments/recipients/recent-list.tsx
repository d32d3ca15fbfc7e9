import type { BookEntry, Coin } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { Amount, Banner, ellipsis, EmptyState, OptionList, Skeleton, Stack, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paidLately } from '#features/address-check';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { Picked } from './destination-picker.tsx';
import { recentRecipients } from './recent.rules.ts';
import type { Home } from '../flow/use-home.ts';

interface RecentListProps {
  home: Home;
  coin: Coin;
  book: readonly BookEntry[];
  keyword: string;
  imitates: (address: string) => string | null;
  onPick: (picked: Picked) => void;
}

/** What an address is called in the books of a network. */
function nameOf(book: readonly BookEntry[], address: string, base: string): string | undefined {
  const key = addressKey(base, address);
  return book.find((entry) => addressKey(base, entry.address) === key)?.label;
}

/** Who was paid from here of late. It is history and vouches for nobody, and what imitates a known address is not offered. */
export function RecentList({ home, coin, book, keyword, imitates, onPick }: RecentListProps) {
  const { t } = useTranslation();
  const paid = useQuery(paidLately(home.wallet.id, home.subWallet.id, coin.base_symbol, keyword));
  return (
    <QueryView query={paid} skeleton={<Skeleton shape="rows" count={3} />}>
      {({ list }) => {
        const all = recentRecipients(list);
        const offered = all.filter(({ address }) => imitates(address) === null);
        const left = all.length - offered.length;
        return (
          <Stack gap="s">
            <Banner tone="attention">
              {t('transfer.pick.history')} {left === 0 ? null : t('transfer.pick.leftOut', { count: left })}
            </Banner>
            <OptionList
              label={t('transfer.pick.recent')}
              sections={[
                {
                  id: 'recent',
                  items: offered.map((one, at) => ({
                    id: String(at),
                    title: nameOf(book, one.address, coin.base_symbol) ?? ellipsis(one.address),
                    detail: (
                      <>
                        {nameOf(book, one.address, coin.base_symbol) === undefined
                          ? null
                          : `${ellipsis(one.address)} · `}
                        {one.memo === '' ? null : `${t('transfer.memo')} ${one.memo} · `}
                        {t('transfer.book.paid', { count: one.times })} · <Time at={one.at} kind="short" />
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
