import { Button, Page } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { bookLists, type BookId, EntryBook, useEntries } from '#features/address-book';
import { useList } from '#shared/list/use-list.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

const book: BookId = { kind: 'personal' };

/** A person's own addresses: shared with nobody, approved by nobody, on no whitelist. */
export function PersonalBookScreen() {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const list = useList(bookLists.personal);
  const entries = useEntries(book, list);
  const { show } = useOverlayParam();
  return (
    <Page
      title={words('nav.personalBook')}
      description={t('personal.description')}
      action={
        <Button
          variant="primary"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => show('add')}
        >
          {t('act.add')}
        </Button>
      }
    >
      <EntryBook book={book} list={list} entries={entries} />
    </Page>
  );
}
