import { Button, Page } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type BookPlace, EntryBook, useBookFilter, useEntries } from '#features/address-book';
import { useOpen } from '#shared/open/use-open.ts';
import { usePageParams } from '#shared/open/use-page-params.ts';

const place: BookPlace = { kind: 'personal' };

/** A person's own addresses: shared with nobody, approved by nobody, on no whitelist. */
export function PersonalBookScreen() {
  const { t } = useTranslation('whiteAddress');
  const { t: words } = useTranslation();
  const filtering = useBookFilter();
  const { page, pageSize } = usePageParams();
  // All of its entries are effective: no tab chooses among them.
  const entries = useEntries(place, { ...filtering.filter, tab: 'all' }, { page, pageSize });
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
      <EntryBook place={place} entries={entries} filtering={filtering} />
    </Page>
  );
}
