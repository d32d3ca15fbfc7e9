import { addressBook, type RefundInfo } from '@mpc/api';
import { AddressField, Banner, Button, Inline, StatusTag, Text, type FieldMessage } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import {
  addressFieldCheck,
  AddressSummary,
  isRead,
  LookAlikeProof,
  lookAlikeMessage,
  recipientMessages,
} from '#features/address-check';
import { RiskTag } from '#features/orders';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { addressRefusal } from './refund-refusal.tsx';
import { isLostAt } from './refund.values.ts';
import type { RefundProblem } from './use-refund.ts';
import type { RefundRecipient } from './use-refund-recipient.ts';

const Book = lazyPart(() => import('./refund-book.tsx'), 'RefundBook');

export interface RefundAddressProps {
  info: RefundInfo;
  subWalletId: number;
  value: string;
  /** What is known of it. */
  recipient: RefundRecipient;
  problem: RefundProblem | null;
  onChange: (address: string) => void;
}

/** Where a deposit goes back to: where it came from, or an address of the book or typed, with all that is known of it. */
export function RefundAddress(props: RefundAddressProps) {
  const { info, subWalletId, value, recipient, problem, onChange } = props;
  const { t } = useTranslation();
  const { base_symbol: base, symbol, address_from: source } = info;
  const { to, isSource, known, found, recipientCheck, screening, isBlack, isUnscreened, typed } = recipient;
  // Which one, and where they differ, stands under the field.
  const lookAlikeMessages: FieldMessage[] =
    found === null
      ? []
      : [
          {
            level: isRead(to, found, typed) ? 'warning' : lookAlikeMessage(t, to, found).level,
            message: t('addressCheck.lookAlikeTitle'),
            final: true,
          },
        ];
  // Until the address book is read nobody knows whether the address looks like one of its own.
  const uncompared: FieldMessage[] =
    to === '' || known.isCompared
      ? []
      : [{ level: 'error', message: t(known.isUncompared ? 'checks.failed' : 'transfer.waiting.checks') }];
  const book = useQuery(read(addressBook.withdrawAddresses, { sub_wallet_id: subWalletId }));
  const black: FieldMessage[] = isBlack
    ? [{ level: 'error', message: t('refund.refused.black'), final: true }]
    : [];
  return (
    <>
      <AddressField
        required
        label={t('refund.to')}
        name="address"
        value={value}
        onChange={onChange}
        {...(isSource && !isLostAt(base, value) ? {} : { check: addressFieldCheck(t, base) })}
        messages={[
          ...uncompared,
          ...black,
          ...lookAlikeMessages,
          ...recipientMessages(t, recipientCheck),
          ...(isBlack ? [] : addressRefusal(t, problem)),
        ]}
      />
      <Inline>
        <Suspense>
          <Book
            entries={(book.data ?? []).filter((entry) => entry.base_symbol === base)}
            onPick={(entry) => onChange(entry.address)}
          />
        </Suspense>
        {isSource || source === '' ? null : (
          <Button variant="ghost" size="small" onClick={() => onChange(source)}>
            {t('refund.useSource')}
          </Button>
        )}
      </Inline>
      <ChecksFailed checks={[...recipient.checks, book]}>
        <Text as="p">{t('checks.compare')}</Text>
      </ChecksFailed>
      {found === null || found.level === 'note' ? null : (
        <LookAlikeProof address={to} found={found} value={typed} onChange={recipient.type} />
      )}
      {isSource && info.from_exchange === 1 ? (
        <Banner tone="attention" title={t('refund.exchangeTitle')}>
          {t('refund.exchange')}
        </Banner>
      ) : null}
      {isSource ? null : <Banner tone="attention">{t('refund.elsewhere')}</Banner>}
      {to === '' ? null : (
        <AddressSummary
          address={to}
          label={t('refund.to')}
          baseSymbol={base}
          symbol={symbol}
          subWalletId={subWalletId}
          lookAlike={found ?? undefined}
        />
      )}
      {screening.data === undefined && !isUnscreened ? null : (
        <Inline>
          <Text tone="muted">{t('order.kyt')}</Text>
          {screening.data === undefined ? (
            <StatusTag tone="attention">{t('transfer.unscreened')}</StatusTag>
          ) : (
            <RiskTag level={screening.data.kyt.level} />
          )}
        </Inline>
      )}
    </>
  );
}
