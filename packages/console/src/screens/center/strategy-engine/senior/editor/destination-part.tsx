import { addressBook } from '@mpc/api';
import { RadioGroup, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { AddressList } from './address-list.tsx';
import type { FormPart } from './form-part.ts';

interface DestinationPartProps extends FormPart {
  walletId: number;
  subWalletId: number;
}

/** Who is paid by the orders a strategy is about. */
export function DestinationPart({ values, onChange, walletId, subWalletId }: DestinationPartProps) {
  const { t } = useTranslation('strategyEngine');
  const { destination, addresses } = values;
  const book = useQuery({
    ...read(addressBook.withdrawAddresses, { sub_wallet_id: subWalletId }),
    enabled: destination === '3',
  });
  return (
    <Stack gap="s">
      <RadioGroup
        label={t('conditions.destination.label')}
        direction="horizontal"
        options={(['1', '2', '3'] as const).map((id) => ({ id, label: t(`conditions.destination.${id}`) }))}
        value={destination}
        onChange={(next) => onChange({ destination: next })}
      />
      {destination === '3' ? (
        <AddressList
          of="recipient"
          walletId={walletId}
          subWalletId={subWalletId}
          book={book.data ?? []}
          value={addresses}
          onChange={(next) => onChange({ addresses: next })}
        />
      ) : null}
    </Stack>
  );
}
