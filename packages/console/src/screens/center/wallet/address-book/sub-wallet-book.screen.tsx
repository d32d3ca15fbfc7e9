import { addressBook, type ListedEntry } from '@mpc/api';
import { Button, EmptyState, Inline, Link, Page, Select, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { poll } from '#shared/api/poll.ts';
import { useRefusedSubWallets } from '#shared/selection/refused-sub-wallets.ts';
import { read } from '#shared/api/api.ts';
import {
  bookLists,
  type BookId,
  EntryBook,
  useEntries,
  WhitelistMode,
  WhitelistModeShape,
} from '#features/address-book';
import { useList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { prefillTransfer } from '#features/payments';
import { namesOf } from './sub-wallet-book-first.ts';

interface Named {
  sub_wallet_id: number;
  sub_wallet_name: string;
}

/** The part of the address book that one sub-wallet pays from. */
export function SubWalletBookScreen() {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const { walletId, subWalletId, selectSubWallet } = useSelection();
  const names = useQuery({
    ...namesOf(walletId ?? 0),
    enabled: walletId !== null,
  });
  const refused = useRefusedSubWallets(({ ids }) => ids);
  const first = names.data?.find((one) => !refused.has(one.sub_wallet_id));
  useEffect(() => {
    if (subWalletId === null && first !== undefined)
      selectSubWallet({ id: first.sub_wallet_id, name: first.sub_wallet_name }, { replace: true });
  }, [subWalletId, first, selectSubWallet]);
  return (
    <QueryView query={names} skeleton={<Skeleton shape="rows" count={8} />}>
      {(all) => {
        const chosen = all.find((one) => one.sub_wallet_id === subWalletId);
        if (chosen === undefined)
          return (
            <Page title={words('nav.subWalletBook')}>
              <EmptyState title={t('sub.none')}>{t('sub.noneDetail')}</EmptyState>
            </Page>
          );
        return <Book key={chosen.sub_wallet_id} subWallet={chosen} all={all} />;
      }}
    </QueryView>
  );
}

/** Which addresses it may pay, once that is known and not about to change. */
const descriptionOf = {
  0: 'sub.descriptionOff',
  1: 'sub.description',
  2: 'sub.descriptionAny',
  3: 'sub.descriptionAny',
} as const;

function Book({ subWallet, all }: { subWallet: Named; all: readonly Named[] }) {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const selection = useSelection();
  const walletId = selection.walletId ?? 0;
  const { sub_wallet_id: subWalletId } = subWallet;
  const book = useMemo((): BookId => ({ kind: 'subWallet', walletId, subWalletId }), [walletId, subWalletId]);
  const list = useList(bookLists.subWallet);
  const entries = useEntries(book, list);
  const state = useQuery({
    ...read(addressBook.subWalletState, { sub_wallet_id: subWalletId }),
    refetchInterval: poll(10_000),
  });
  const { show } = useOverlayParam();
  const listed = entries.data?.whitelists?.find((one) => one.sub_wallet_id === subWalletId);
  // Its state is asked for often, the number of entries with the list.
  const whitelist =
    listed === undefined || state.data === undefined
      ? undefined
      : { ...listed, white_status: state.data.white_status };

  const pay = async (entry: ListedEntry) => {
    const symbol = entry.symbol || entry.base_symbol;
    await prefillTransfer(
      { uid, subWalletId },
      { symbol, address: entry.address, memo: entry.memo, origin: 'book' },
    );
    await navigate(withSelection(`${paths.center.wallet.index}?open=transfer:${symbol}`, search));
  };
  return (
    <Page
      title={words('nav.subWalletBook')}
      status={
        whitelist === undefined ? (
          state.isError || entries.isError ? undefined : (
            <WhitelistModeShape />
          )
        ) : (
          <WhitelistMode
            isNamed
            walletId={walletId}
            whitelist={whitelist}
            onRequest={(id) => show('request', id)}
          />
        )
      }
      description={t(descriptionOf[state.data?.white_status ?? 2], { name: subWallet.sub_wallet_name })}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.addressBook.index, search)}>
            {t('sub.whole')}
          </Link>
          <Button
            variant="primary"
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => show('add')}
          >
            {t('act.add')}
          </Button>
        </Inline>
      }
    >
      <Stack>
        <Inline>
          <Select
            label={t('white.subWallet')}
            options={all.map((one) => ({ id: String(one.sub_wallet_id), label: one.sub_wallet_name }))}
            value={String(subWalletId)}
            onChange={(id) => {
              const next = all.find((one) => String(one.sub_wallet_id) === id);
              if (next !== undefined)
                selection.selectSubWallet({ id: next.sub_wallet_id, name: next.sub_wallet_name });
            }}
          />
        </Inline>
        <EntryBook book={book} list={list} entries={entries} onUse={(entry) => void pay(entry)} />
      </Stack>
    </Page>
  );
}
