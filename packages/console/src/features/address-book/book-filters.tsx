import type { FilterOption } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { KeywordField } from '#shared/list/keyword-field.tsx';
import { ListFilters } from '#shared/list/list-filters.tsx';
import { SelectFilters } from '#shared/list/select-filters.tsx';
import { useSelects } from '#shared/list/use-selects.ts';
import { answers, statusesIn, type BookList, type BookState } from './book-list.ts';
import type { BookId } from './book-id.ts';
import { entryStatus } from './entry-looks.ts';
import { useBookChains, useSubWalletNames } from './use-book-options.ts';

const selectLabels = {
  net: 'column.network',
  sub: 'column.subWallets',
  white: 'filter.white',
  status: 'column.status',
  recent: 'filter.recent',
} as const;

type SelectName = keyof typeof selectLabels;

const selectNames: Record<BookId['kind'], readonly SelectName[]> = {
  wallet: ['net', 'sub', 'white', 'status', 'recent'],
  subWallet: ['net', 'white', 'status', 'recent'],
  personal: ['net', 'recent'],
};

/** Narrows a book: by network, sub-wallet, whitelist, status, use, and a part of what names an entry. */
export function BookFilters({ book, list }: { book: BookId; list: BookList }) {
  const { t } = useTranslation('whiteAddress');
  const selects = useSelects(
    list,
    selectNames[book.kind].map((name) => ({ name, label: t(selectLabels[name]) })),
  );
  const options = useFilterOptions(book, list.state, selects.isWanted);
  return (
    <ListFilters list={list}>
      <KeywordField label={t('filter.keyword')} value={list.state.q} onChange={(q) => list.change({ q })} />
      <SelectFilters filters={selects} options={options} />
    </ListFilters>
  );
}

/** What there is to choose from with each filter; asked of the server only where it is wanted. */
function useFilterOptions(
  book: BookId,
  { tab }: BookState,
  isWanted: boolean,
): Record<SelectName, FilterOption[]> {
  const { t } = useTranslation('whiteAddress');
  const { chains } = useBookChains(book, isWanted);
  const subWallets = useSubWalletNames(isWanted && book.kind === 'wallet' ? book.walletId : undefined);
  return {
    net: chains.map((chain) => ({ id: chain.symbol, label: chain.coin_net })),
    sub: subWallets.map((sub) => ({ id: String(sub.sub_wallet_id), label: sub.sub_wallet_name })),
    white: answers.map((id) => ({ id, label: t(`filter.whiteIs.${id}`) })),
    status: statusesIn[tab].map((status) => ({ id: String(status), label: t(entryStatus[status].label) })),
    recent: answers.map((id) => ({ id, label: t(`filter.recentIs.${id}`) })),
  };
}
