import { Amount, Inline, StatusTag, Text } from '@mpc/ui';
import { CircleDashed } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedAddress } from '#features/address-check';
import { factsOf, type Intent, orderKindOf } from '#features/payments';
import { lazyPart } from '#shared/lazy-part.tsx';

const Search = lazyPart(() => import('./intent-search.tsx'), 'IntentSearch');

/** A payment that is only this browser's knowledge so far: what it is, said so that nobody takes it for a record. */
export function IntentKindCell({ intent }: { intent: Intent }) {
  const { t } = useTranslation();
  return (
    <Inline wrap={false} gap="xs">
      <Suspense>
        <Search intent={intent} />
      </Suspense>
      <CircleDashed size={16} strokeWidth={1.5} aria-hidden />
      <Text>{t(`transactions.kind.${orderKindOf(intent.payment)}`)}</Text>
      <Text tone="muted" size="label" truncate>
        {t('transactions.intent.local')}
      </Text>
    </Inline>
  );
}

const tones = {
  sending: 'running',
  sent: 'running',
  unknown: 'danger',
  notFound: 'attention',
  differs: 'danger',
} as const;

/** What is known of its end. */
export function IntentStateCell({ intent: { state } }: { intent: Intent }) {
  const { t } = useTranslation();
  return (
    <StatusTag tone={tones[state]} outlined>
      {t(`transactions.intent.${state}`)}
    </StatusTag>
  );
}

/** How much was confirmed; no sign, because nothing is known to have moved. */
export function IntentAmountCell({ intent }: { intent: Intent }) {
  return <Amount value={factsOf(intent.payment).amount} symbol={intent.unit} />;
}

/** To whom. */
export function IntentRecipientCell({ intent }: { intent: Intent }) {
  const { t } = useTranslation();
  const { address_to: address, base_symbol: base, outputs = [] } = factsOf(intent.payment);
  if (outputs.length > 1) return <Text>{t('transactions.recipients', { count: outputs.length })}</Text>;
  return (
    <NamedAddress
      address={address}
      baseSymbol={base}
      label={t('transactions.column.to')}
      subWalletId={intent.subWallet.id}
    />
  );
}
