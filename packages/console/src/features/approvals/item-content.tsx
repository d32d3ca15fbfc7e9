import { Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { CallView } from '#features/contract-call';
import { OrderFingerprint } from '#features/orders';
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
  const { subWalletId, payment, call } = item;
  return (
    <Stack>
      <ContentView
        content={item.content(t)}
        label={t('approval.content')}
        subWalletId={subWalletId === 0 ? undefined : subWalletId}
      />
      {call === undefined ? null : <CallView {...call} />}
      {payment === undefined ? null : <OrderFingerprint facts={payment} isListed={isListed} />}
    </Stack>
  );
}
