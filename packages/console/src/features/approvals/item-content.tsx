import { Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { CallView } from '#features/contract-call';
import { OrderFingerprint, RecipientsTable } from '#features/orders';
import { ContentView } from '#features/decisions';
import type { Item } from './item.ts';

interface ItemContentProps {
  item: Item;
  /** It stands among others. */
  isListed?: boolean;
}

/** What an item says, in full; of a payment with its fingerprint, which whoever asked for it saw as well. */
export function ItemContent({ item, isListed = false }: ItemContentProps) {
  const { t } = useTranslation();
  const { subWalletId, payment, several, call } = item;
  return (
    <Stack>
      <ContentView
        content={item.content(t)}
        label={t('approval.content')}
        subWalletId={subWalletId === 0 ? undefined : subWalletId}
      />
      {several === undefined ? null : <RecipientsTable {...several} />}
      {call === undefined ? null : <CallView {...call} />}
      {payment === undefined ? null : <OrderFingerprint facts={payment} isListed={isListed} />}
    </Stack>
  );
}
