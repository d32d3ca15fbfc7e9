import { differences, type OrderFacts } from '@mpc/api/fingerprint';
import { Amount, KeyValueList, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { sameCase } from '#features/address-check';
import { listed } from '#shared/i18n/i18n.ts';

interface DifferingFactsProps {
  /** What somebody confirmed in this browser. */
  confirmed: OrderFacts;
  /** What the server has. */
  found: OrderFacts;
}

/** Everything in which an order differs from the one that was confirmed, both ways, whole. */
export function DifferingFacts({ confirmed, found }: DifferingFactsProps) {
  const { t } = useTranslation();
  return (
    <KeyValueList
      items={differences(confirmed, found).flatMap((fact) => [
        {
          key: `${fact} confirmed`,
          label: t('order.stray.confirmed', { fact: t(`order.stray.${fact}`) }),
          value: shown(confirmed, fact, found),
        },
        {
          key: `${fact} found`,
          label: t('order.stray.found', { fact: t(`order.stray.${fact}`) }),
          value: shown(found, fact, confirmed),
        },
      ])}
    />
  );
}

function shown(facts: OrderFacts, fact: keyof OrderFacts, other: OrderFacts) {
  if (fact === 'address_to')
    return (
      <WholeAddress address={facts.address_to} comparedWith={sameCase(other.address_to, facts.address_to)} />
    );
  if (fact === 'fee') return <Amount value={facts.fee?.amount} symbol={facts.fee?.unit} />;
  if (fact === 'amount') return <Amount value={facts.amount} />;
  if (fact === 'outputs')
    return listed(
      (facts.outputs ?? []).map(({ address, amount, memo = '' }) => `${amount} → ${address} ${memo}`.trim()),
    );
  return <code>{String(facts[fact] ?? '') || '--'}</code>;
}
