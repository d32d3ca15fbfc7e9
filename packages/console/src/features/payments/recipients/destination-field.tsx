import { AddressField, Button, Inline, Skeleton, Stack, type FieldMessage } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck, AddressSummary, lookAlikeMessage } from '#features/address-check';
import { lazyPart } from '#shared/lazy-part.tsx';
import { BoundNotice } from './bound-notice.tsx';
import { DestinationProofs } from './destination-proofs.tsx';
import { findingMessages, refusalMessages } from './field-messages.tsx';
import { ScanButton } from './scan-button.tsx';
import { addressFindings } from '../transfer/transfer-findings.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { onlyRecipient } from '../transfer/transfer-facts.ts';
import { isProven } from './transfer-proofs.ts';
import { testedBy } from '../transfer/transfer.values.ts';
import type { TransferData } from '../transfer/use-transfer-facts.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

const DestinationPicker = lazyPart(() => import('./destination-picker.tsx'), 'DestinationPicker');

interface DestinationFieldProps {
  home: PaymentSource;
  form: TransferForm;
  data: TransferData;
}

/** Whom the money goes to: everything that is known against the address, and what has to be said before it is paid. */
export function DestinationField({ home, form, data }: DestinationFieldProps) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState(false);
  const { coin } = data.facts;
  const recipient = onlyRecipient(data.facts);
  if (coin === null || recipient === null) return null;
  const { lookAlike } = recipient;
  const { bound, origin } = form.values;
  const { bound: binding } = data.facts;
  const tested = testedBy(bound);
  // Nothing is locked into the form, or shown as who was tested, before its order says so.
  const to = binding === 'none' || binding === 'same' ? recipient.to : null;
  const proven = isProven(recipient, form.answers.lookAlike);
  const lookAlikeMessages: FieldMessage[] =
    to === null || lookAlike === null
      ? []
      : // Which one, and where they differ, stands under the field.
        [
          {
            level: lookAlikeMessage(t, to, lookAlike).level,
            message: t('addressCheck.lookAlikeTitle'),
            final: true,
          },
        ];
  return (
    <Stack gap="s">
      <AddressField
        label={t('transfer.to')}
        required
        name="address"
        disabled={bound !== null}
        placeholder={t('transfer.toPlaceholder', { network: coin.coin_net })}
        value={binding === 'asked' ? '' : form.values.address}
        check={addressFieldCheck(t, coin.base_symbol)}
        onChange={(address, how) => form.change({ address, origin: how, noMemo: false })}
        aside={
          bound === null ? (
            <Inline gap="xs">
              <ScanButton
                onRead={({ address, memo }) =>
                  form.change({ address, origin: 'scanned', ...(memo === '' ? {} : { memo, noMemo: false }) })
                }
              />
              <Button
                variant="ghost"
                size="small"
                aria-expanded={picking}
                onClick={() => setPicking(!picking)}
              >
                {t('transfer.pick.open')}
              </Button>
            </Inline>
          ) : undefined
        }
        messages={[
          ...(binding === 'other'
            ? [
                {
                  level: 'error' as const,
                  message: t(tested === null ? 'transfer.bill.other' : 'transfer.bound.other'),
                  final: true,
                },
              ]
            : []),
          // Once it is proven that the address was read, what was an error stays in sight as a warning.
          ...lookAlikeMessages.map((message) =>
            proven ? { ...message, level: 'warning' as const } : message,
          ),
          ...findingMessages(t, addressFindings(recipient, data.facts)),
          ...refusalMessages(t, form.refused),
        ]}
      />
      {tested === null ? null : (
        <BoundNotice bound={tested} binding={binding} unit={coin.symbol_alias} onFree={form.clear} />
      )}
      {picking && bound === null ? (
        <Suspense fallback={<Skeleton shape="rows" count={3} />}>
          <DestinationPicker
            home={home}
            coin={coin}
            book={data.book}
            lookAlikeOf={data.lookAlikeOf}
            onPick={({ address, memo }, how) => {
              form.change({
                address,
                memo: coin.support_memo === '1' ? memo : '',
                noMemo: false,
                origin: how,
              });
              setPicking(false);
            }}
          />
        </Suspense>
      ) : null}
      {to === null ? null : (
        <AddressSummary
          address={to}
          entered={form.values.address}
          label={t('transfer.to')}
          baseSymbol={coin.base_symbol}
          symbol={coin.symbol}
          subWalletId={home.subWallet.id}
          origin={origin}
        />
      )}
      <DestinationProofs form={form} facts={data.facts} />
    </Stack>
  );
}
