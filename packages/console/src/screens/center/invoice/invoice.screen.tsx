import { Columns, Page, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { BillsPart } from './list/bills-part.tsx';
import { InvoiceDrawers } from './invoice-drawers.tsx';
import { PackageCard } from './package/package-card.tsx';
import { PendingCard } from './package/pending-card.tsx';
import { QuotaCard } from './package/quota-card.tsx';

/** What a wallet has bought, how much of it is used, and its bills: what is to be paid, and what was. */
export function InvoiceScreen() {
  const { t } = useTranslation();
  const walletId = useSelection().walletId ?? 0;
  return (
    <Page title={t('nav.invoice')}>
      <Stack>
        <Columns min="280px" gap="m">
          <PendingCard walletId={walletId} />
          <PackageCard walletId={walletId} />
          <QuotaCard walletId={walletId} />
        </Columns>
        <BillsPart walletId={walletId} />
      </Stack>
      <InvoiceDrawers walletId={walletId} />
    </Page>
  );
}
