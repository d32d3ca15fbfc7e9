import { Button, Inline, Link, Page, Stack } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { bookLists, type BookId, EntryBook, useEntries, WhitelistTable } from '#features/address-book';
import { useList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** The address book a wallet shares: its whitelists, its entries, and what waits for approval. */
export function AddressBookScreen() {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const book = useMemo((): BookId => ({ kind: 'wallet', walletId }), [walletId]);
  const list = useList(bookLists.wallet);
  const entries = useEntries(book, list);
  const { show } = useOverlayParam();
  const whitelists = entries.data?.whitelists;
  return (
    <Page
      title={words('nav.addressBook')}
      description={t('book.description')}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.addressBook.log, search)}>
            {t('act.log')}
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
        {entries.isError || whitelists?.length === 0 ? null : (
          <WhitelistTable
            walletId={walletId}
            whitelists={whitelists}
            onRequest={(id) => show('request', id)}
          />
        )}
        <EntryBook book={book} list={list} entries={entries} />
      </Stack>
    </Page>
  );
}
