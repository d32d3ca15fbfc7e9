import type { ApprovalItem } from '@mpc/api';
import { ShortAddress, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedAddress, useAddressNames } from '#features/address-check';

interface ItemRecipientProps {
  item: ApprovalItem;
  /** There is room for a name or an address, and not for both. */
  isNarrow: boolean;
}

/** Who is paid or called, by name where there is one; of several how many. */
export function ItemRecipient({ item, isNarrow }: ItemRecipientProps) {
  const { t } = useTranslation();
  const { address_to: address = '', base_symbol: baseSymbol = '', recipients = [], sub_wallet_id } = item;
  const nameOf = useAddressNames(isNarrow ? baseSymbol : '');
  if (recipients.length > 1) return t('transactions.recipients', { count: recipients.length });
  const label = t('todo.column.recipient');
  if (!isNarrow)
    return (
      <NamedAddress address={address} baseSymbol={baseSymbol} label={label} subWalletId={sub_wallet_id} />
    );
  const name = nameOf(address)?.name;
  return name === undefined ? (
    <ShortAddress address={address} label={label} />
  ) : (
    <Text truncate title={address}>
      {name}
    </Text>
  );
}
