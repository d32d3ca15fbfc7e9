import { addressBook, kyt, type RefundInfo } from '@mpc/api';
import { checkAddress, createLookAlikes } from '@mpc/api/addresses';
import { AddressField, Banner, Button, Inline, StatusTag, Text, type FieldMessage } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addressFieldCheck,
  AddressSummary,
  isRead,
  isScreeningDown,
  LookAlikeProof,
  lookAlikeMessage,
  type RecipientCheck,
  recipientMessages,
  useAddressKnowledge,
} from '#features/address-check';
import { RiskTag } from '#features/orders';
import { type Check, ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { addressRefusal } from './refund-refusal.tsx';
import { isLostAt } from './refund.values.ts';
import type { RefundProblem } from './use-refund.ts';

const Book = lazyPart(() => import('./refund-book.tsx'), 'RefundBook');

export interface RefundAddressProps {
  info: RefundInfo;
  subWalletId: number;
  value: string;
  /** Whether it may be paid. */
  recipientCheck: RecipientCheck | null | undefined;
  checks: readonly Check[];
  problem: RefundProblem | null;
  onChange: (address: string) => void;
}

/** Where a deposit goes back to: where it came from, or an address of the book or typed, with all that is known of it. */
export function RefundAddress(props: RefundAddressProps) {
  const { info, subWalletId, value, recipientCheck, checks, problem, onChange } = props;
  const { t } = useTranslation();
  const { walletId } = useSelection();
  const [typed, setTyped] = useState('');
  const { base_symbol: base, symbol, address_from: source } = info;
  const check = checkAddress(base, value);
  const to = check.ok ? check.normalized : '';
  const isSource = value === source;
  const known = useAddressKnowledge(isSource ? '' : to, {
    walletId,
    subWalletId,
    baseSymbol: base,
    symbol,
  });
  const origin = [{ address: source, label: t('refund.source') }];
  const found =
    to === '' || isSource || source === ''
      ? known.lookAlike
      : (createLookAlikes(base, origin, ({ address }) => address).find(to) ?? known.lookAlike);
  // Which one, and where they differ, stands under the field.
  const imitation: FieldMessage[] =
    found === null
      ? []
      : [
          {
            level: isRead(to, found, typed) ? 'warning' : lookAlikeMessage(t, to, found).level,
            message: t('addressCheck.lookAlikeTitle'),
            final: true,
          },
        ];
  // Until the address book is read nobody knows whether the address imitates one of its own.
  const uncompared: FieldMessage[] =
    isSource || to === '' || known.isCompared
      ? []
      : [{ level: 'error', message: t(known.isUncompared ? 'checks.failed' : 'transfer.waiting.checks') }];
  const book = useQuery(read(addressBook.withdrawAddresses, { sub_wallet_id: subWalletId }));
  const screening = useQuery({
    ...read(kyt.withdrawCheck, { sub_wallet_id: subWalletId, symbol, address_to: to }),
    enabled: to !== '',
  });
  const isUnscreened = isScreeningDown(screening.error);
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
          ...imitation,
          ...recipientMessages(t, recipientCheck),
          ...addressRefusal(t, problem),
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
      <ChecksFailed checks={[...checks, book, ...known.comparison, ...(isUnscreened ? [] : [screening])]}>
        <Text as="p">{t('checks.compare')}</Text>
      </ChecksFailed>
      {found === null || found.level === 'note' ? null : (
        <LookAlikeProof address={to} found={found} value={typed} onChange={setTyped} />
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
          imitated={found ?? undefined}
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
