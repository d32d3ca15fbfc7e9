import type { BookEntry, Coin } from '@mpc/api';
import { SearchField, Skeleton, Stack, Tabs } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { DestinationOrigin } from '../prefill.ts';
import { BookList } from './book-list.tsx';
import type { PaymentSource } from '../flow/use-home.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';

const OwnList = lazyPart(() => import('./own-list.tsx'), 'OwnList');
const RecentList = lazyPart(() => import('./recent-list.tsx'), 'RecentList');

/** A destination somebody picked. */
export interface Picked {
  address: string;
  memo: string;
}

type Tab = Extract<DestinationOrigin, 'book' | 'personal' | 'own' | 'recent'>;

interface DestinationPickerProps {
  home: PaymentSource;
  coin: Coin;
  book: readonly BookEntry[];
  /** What an address looks like that is trusted; null where it looks like nothing. */
  lookAlikeOf: (address: string) => string | null;
  onPick: (picked: Picked, from: Tab) => void;
}

const tabs: readonly Tab[] = ['book', 'personal', 'own', 'recent'];

/** Destinations that are known: of the books, of our own sub-wallets, and of history, which makes nobody trusted. */
export function DestinationPicker({ home, coin, book, lookAlikeOf, onPick }: DestinationPickerProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('book');
  const [text, setText] = useState('');
  const keyword = useDebounced(text.trim());
  const pick = (picked: Picked) => onPick(picked, tab);
  return (
    <Tabs
      label={t('transfer.pick.label')}
      items={tabs.map((id) => ({ id, label: t(`transfer.pick.${id}`) }))}
      selected={tab}
      onSelect={(id) => {
        setTab(tabs.find((one) => one === id) ?? 'book');
        setText('');
      }}
    >
      <Stack gap="s">
        <SearchField
          label={t('transfer.pick.find')}
          placeholder={t('transfer.pick.find')}
          value={text}
          onChange={setText}
        />
        <Suspense fallback={<Skeleton shape="rows" count={3} />}>
          {tab === 'own' ? (
            <OwnList home={home} symbol={coin.symbol} keyword={keyword} onPick={pick} />
          ) : tab === 'recent' ? (
            <RecentList home={home} coin={coin} keyword={keyword} lookAlikeOf={lookAlikeOf} onPick={pick} />
          ) : (
            <BookList
              entries={book.filter(({ scope }) => (scope === 'personal') === (tab === 'personal'))}
              label={t(`transfer.pick.${tab}`)}
              keyword={text.trim()}
              onPick={pick}
            />
          )}
        </Suspense>
      </Stack>
    </Tabs>
  );
}
