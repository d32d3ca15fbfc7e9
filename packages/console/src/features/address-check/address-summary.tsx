import type { LookAlike } from '@mpc/api/addresses';
import { Banner, CopyButton, Disclosure, Inline, Stack, StatusTag, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import type { Anchor } from './address-messages.ts';
import { trustOf, trustTones } from './address-trust.rules.ts';
import { checksumOf } from './checksum.rules.ts';
import { isAsked, isOnlySender, KnownOf, nameOf, OnlySent } from './known-of.tsx';
import { NearestKnown } from './nearest-known.tsx';
import { sameCase } from './same-case.rules.ts';
import { useAddressKnowledge } from './use-address-knowledge.ts';

/** Where an address came from; see the words `addressSummary.origin`. */
export type AddressOrigin =
  | 'typed'
  | 'pasted'
  | 'book'
  | 'personal'
  | 'own'
  | 'recent'
  | 'bill'
  | 'scanned'
  | 'imported';

export interface AddressSummaryProps {
  /** The address in full; one that is no address of the network shows as it is. */
  address: string;
  /** The text somebody entered it as, where that is known. */
  entered?: string | undefined;
  /** What it is here: "To", "Contract". Said in front of it by a screen reader. */
  label: string;
  /** The main coin of its network. */
  baseSymbol: string;
  /** The coin it is about. @default the main coin */
  symbol?: string | undefined;
  /** Whose address book counts. @default the sub-wallet of this tab */
  subWalletId?: number | undefined;
  /** How it came into the form. */
  origin?: AddressOrigin | undefined;
  /** The trusted address it looks like, where it was compared with more than one address book. */
  lookAlike?: LookAlike<Anchor> | undefined;
  /** It is called and not paid: what is only known of recipients is left out. @default false */
  isContract?: boolean;
  /** What it is registered as, where it is neither a sub-wallet nor in a book; empty where only its address is. */
  called?: string | undefined;
  /** It is a contract of the wallet itself. @default false */
  isOwn?: boolean;
  /** Offers to copy it. @default false */
  copy?: boolean;
  /** One of many, whose details are read where it is opened. @default false */
  isListed?: boolean;
}

/**
 * An address where a person decides about it or copies it: its name and one word of what it is to us, the whole of it in
 * groups of four, and what it looks like. Where it is known from, how often it was paid and which typos its checksum would
 * show is read on demand.
 */
export function AddressSummary(props: AddressSummaryProps) {
  const { address, label, baseSymbol, symbol, origin, called, isContract = false } = props;
  const { copy = false, isListed = false, isOwn = false } = props;
  const { t } = useTranslation();
  const selection = useSelection();
  const subWalletId = props.subWalletId ?? selection.subWalletId;
  const known = useAddressKnowledge(address, {
    walletId: selection.walletId,
    subWalletId,
    baseSymbol,
    symbol,
  });
  const lookAlike = props.lookAlike ?? known.lookAlike;
  const checksum = isContract ? 'made' : checksumOf(baseSymbol, address, props.entered);
  const trust = trustOf(known, { isLookAlike: lookAlike !== null, isContract, isOwn });
  const unnamed = isAsked(known) ? t('addressSummary.unnamed') : undefined;
  const name = nameOf(known) ?? (called === undefined ? unnamed : called || undefined);
  return (
    <Stack gap="xs">
      <Inline gap="s">
        {name === undefined && trust !== null ? null : <Text tone="strong">{name ?? '\u00a0'}</Text>}
        {trust === null ? null : (
          <StatusTag tone={trustTones[trust]}>{t(`addressSummary.trust.${trust}`)}</StatusTag>
        )}
        {copy ? (
          <CopyButton
            size="small"
            text={address}
            label={t('addressSummary.copy', { what: label })}
            warning={isOnlySender(known) ? t('dust.onlySent') : undefined}
          />
        ) : null}
      </Inline>
      <WholeAddress
        address={address}
        label={label}
        comparedWith={lookAlike === null ? undefined : sameCase(lookAlike.anchor.address, address)}
      />
      {lookAlike === null ? null : <NearestKnown address={address} found={lookAlike} />}
      {known.isUncompared ? <Banner tone="attention">{t('addressSummary.unread')}</Banner> : null}
      <OnlySent known={known} />
      {isListed ? null : (
        <Disclosure summary={t('addressSummary.details')}>
          <Stack gap="xs">
            {isContract && !known.entry && !known.own ? null : <KnownOf known={known} />}
            {origin === undefined ? null : (
              <Text as="p" size="label" tone="muted">
                {t(`addressSummary.origin.${origin}`)}
              </Text>
            )}
            {checksum === 'made' ? null : (
              <Text as="p" size="label" tone="muted">
                {t(`addressSummary.checksum.${checksum}`)}
              </Text>
            )}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
