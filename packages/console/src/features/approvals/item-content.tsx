import { Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { OrderFingerprint } from '#features/orders';
import { ContentView } from '#features/decisions';
import type { Item } from './item.ts';

/** What an item says, in full; of a payment with its fingerprint, which whoever asked for it saw as well. */
export function ItemContent({ item }: { item: Item }) {
  const { t } = useTranslation();
  const { subWalletId, payment } = item;
  return (
    <Stack>
      <ContentView
        content={item.content(t)}
        label={t('approval.content')}
        subWalletId={subWalletId === 0 ? undefined : subWalletId}
      />
      {payment === undefined ? null : <OrderFingerprint facts={payment} />}
    </Stack>
  );
}
