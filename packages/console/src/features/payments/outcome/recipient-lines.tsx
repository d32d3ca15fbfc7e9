import type { KeyValueItem } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { AddressSummary } from '#features/address-check';
import { RecipientsTable } from '#features/orders';
import { factsOf, type Intent } from '../intents/intent.ts';
import type { DestinationOrigin } from '../prefill.ts';

/** How the one recipient of a payment came into its form, where that is at hand. */
interface Entry {
  origin?: DestinationOrigin;
  /** The text it was entered as. */
  entered?: string;
}

/** The one who is paid, the address whole: what is confirmed is what is read here. Several stand in a table of their own. */
export function recipientLines(
  t: TFunction,
  { payment, subWallet }: Intent,
  { origin, entered }: Entry = {},
): KeyValueItem[] {
  const facts = factsOf(payment);
  if ((facts.outputs ?? []).length > 1) return [];
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
}

/** Everybody a payment to several goes to; nothing where it goes to one. */
export function PaymentRecipients({ intent: { payment, subWallet, unit } }: { intent: Intent }) {
  const { outputs = [], base_symbol: baseSymbol, symbol } = factsOf(payment);
  if (outputs.length < 2) return null;
  return (
    <RecipientsTable
      recipients={outputs}
      coin={unit}
      baseSymbol={baseSymbol}
      symbol={symbol}
      subWalletId={subWallet.id}
    />
  );
}
