import { CopyButton, Inline, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { useSelection } from '../selection/use-selection.ts';
import { checksumOf } from './checksum.rules.ts';
import { KnownOf } from './known-of.tsx';
import { NearestKnown } from './nearest-known.tsx';
import { useAddressKnowledge } from './use-address-knowledge.ts';

/** Where an address came from; see the words `lens.origin`. */
export type LensOrigin = 'typed' | 'pasted' | 'book' | 'personal' | 'own' | 'recent' | 'scanned' | 'imported';

export interface AddressLensProps {
  /** The address in full; one that is no address of the network shows as it is. */
  address: string;
  /** What it is here: "To", "Contract". Said in front of it by a screen reader. */
  label: string;
  /** The main coin of its network. */
  baseSymbol: string;
  /** The coin it is about. @default the main coin */
  symbol?: string | undefined;
  /** Whose address book counts. @default the sub-wallet of this tab */
  subWalletId?: number | undefined;
  /** How it came into the form. */
  origin?: LensOrigin | undefined;
  /** Offers to copy it. @default false */
  copy?: boolean;
}

/**
 * An address where a person decides about it or copies it: the whole of it in groups of four, what it resembles, where
 * it is known from, since when and how often it was paid, and which mistakes the way it is written would show.
 */
export function AddressLens(props: AddressLensProps) {
  const { address, label, baseSymbol, symbol, origin, copy = false } = props;
  const { t } = useTranslation();
  const selection = useSelection();
  const subWalletId = props.subWalletId ?? selection.subWalletId;
  const known = useAddressKnowledge(address, {
    walletId: selection.walletId,
    subWalletId,
    baseSymbol,
    symbol,
  });
  return (
    <Stack gap="s">
      <Inline gap="s">
        <WholeAddress address={address} label={label} comparedWith={known.lookAlike?.anchor.address} />
        {copy ? <CopyButton text={address} label={t('lens.copy', { what: label })} /> : null}
      </Inline>
      {known.lookAlike === null ? null : <NearestKnown address={address} found={known.lookAlike} />}
      <KnownOf known={known} />
      {origin === undefined ? null : (
        <Text as="p" size="label" tone="muted">
          {t(`lens.origin.${origin}`)}
        </Text>
      )}
      <Text as="p" size="label" tone="muted">
        {t(`lens.checksum.${checksumOf(baseSymbol, address)}`)}
      </Text>
    </Stack>
  );
}
