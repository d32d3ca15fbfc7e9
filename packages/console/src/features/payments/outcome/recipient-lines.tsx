import { Amount, Stack, Text, type KeyValueItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { AddressSummary, AddressSummaryInView } from '#features/address-check';
import { factsOf, type Intent } from '../intents/intent.ts';
import type { DestinationOrigin } from '../prefill.ts';

/** How the one recipient of a payment came into its form, where that is at hand. */
interface Entry {
  origin?: DestinationOrigin;
  /** The text it was entered as. */
  entered?: string;
}

/** Everybody who is paid, a line for each, the address whole: what is confirmed is what is read here. */
export function recipientLines(
  t: TFunction,
  { payment, subWallet, unit }: Intent,
  { origin, entered }: Entry = {},
): KeyValueItem[] {
  const facts = factsOf(payment);
  const outputs = facts.outputs ?? [];
  if (outputs.length < 2)
    return [
      {
        key: 'to',
        label: t('transfer.to'),
        value: (
          <AddressSummary
            address={facts.address_to}
            entered={entered}
            label={t('transfer.to')}
            baseSymbol={facts.base_symbol}
            symbol={facts.symbol}
            subWalletId={subWallet.id}
            origin={origin}
          />
        ),
      },
      ...(facts.memo === '' ? [] : [{ key: 'memo', label: t('transfer.memo'), value: facts.memo }]),
    ];
  return outputs.map(({ address, amount, memo = '' }, at) => {
    const label = t('transfer.recipients.one', { number: at + 1 });
    return {
      key: `to ${at}`,
      label,
      value: (
        <Stack gap="xs">
          <Text tone="strong">
            <Amount value={amount} symbol={unit} />
          </Text>
          <AddressSummaryInView
            address={address}
            label={label}
            baseSymbol={facts.base_symbol}
            symbol={facts.symbol}
            subWalletId={subWallet.id}
          />
          {memo === '' ? null : (
            <Text size="label">
              {t('transfer.memo')} {memo}
            </Text>
          )}
        </Stack>
      ),
    };
  });
}
