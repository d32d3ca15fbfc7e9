import { Button, Page } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bookLists, type BookPlace, EntryBook, useEntries } from '#features/address-book';
import { useList } from '#shared/list/use-list.ts';
import { useOpen } from '#shared/open/use-open.ts';

const place: BookPlace = { kind: 'personal' };

/** A person's own addresses: shared with nobody, approved by nobody, on no whitelist. */
export function PersonalBookScreen() {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const list = useList(bookLists.personal);
  const entries = useEntries(place, list);
  const { show } = useOpen();
  return (
    <Page
      title={words('place.personalBook')}
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
      <EntryBook place={place} list={list} entries={entries} />
    </Page>
  );
}
