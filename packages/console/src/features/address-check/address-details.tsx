import { addressBook } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { CopyButton, Inline, Link, Popover, Stack, Text, WholeAddress, type PopoverProps } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { isOnlySender, KnownOf, nameOf, OnlySent } from './known-of.tsx';
import { useAddressKnowledge } from './use-address-knowledge.ts';

export interface AddressDetailsProps {
  address: string;
  /** The main coin of its network. */
  baseSymbol: string;
  /** What the address is. */
  label: string;
  /** The sub-wallet it is seen from; the one that is selected where none is told. */
  subWalletId?: number | undefined;
  /** The explorer's address in front of one; empty where there is no explorer. @default its network's */
  explorer?: string | undefined;
  /** Offers to copy it. Not of one to receive on, until it is confirmed. @default true */
  copy?: boolean;
  trigger: PopoverProps['trigger'];
}

/** The whole address with what is known of it, to copy and to look up. It opens at once. */
export function AddressDetails({
  address,
  baseSymbol,
  label,
  subWalletId,
  explorer,
  copy = true,
  trigger,
}: AddressDetailsProps) {
  const { t } = useTranslation();
  const selected = useSelection();
  const link = useExplorer(baseSymbol, explorer);
  const known = useAddressKnowledge(address, {
    walletId: selected.walletId,
    subWalletId: subWalletId ?? selected.subWalletId,
    baseSymbol,
  });
  return (
    <Popover title={label} trigger={trigger} defaultOpen>
      <Stack gap="s">
        {nameOf(known) === undefined ? null : <Text tone="strong">{nameOf(known)}</Text>}
        <WholeAddress address={address} label={label} />
        <KnownOf known={known} />
        <OnlySent known={known} />
        <Inline>
          {copy ? (
            <CopyButton
              text={address}
              label={t('addressCheck.copy')}
              warning={isOnlySender(known) ? t('dust.onlySent') : undefined}
            />
          ) : null}
          {link === '' ? null : (
            <Link href={`${link}${address}`} external>
              {t('addressCheck.explorer')}
            </Link>
          )}
        </Inline>
      </Stack>
    </Popover>
  );
}

/** Where a network's addresses are looked up; empty where nobody knows. */
function useExplorer(baseSymbol: string, told: string | undefined): string {
  const chains = useQuery({
    ...read(addressBook.chains, {}),
    staleTime: cacheLifetime,
    enabled: told === undefined,
  });
  return told ?? chains.data?.find(({ symbol }) => symbol === baseSymbol)?.address_link ?? '';
}
