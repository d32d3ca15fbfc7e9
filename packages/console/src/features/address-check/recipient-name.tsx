import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isAsked, nameOf } from './known-of.tsx';
import { type AddressContext, useAddressKnowledge } from './use-address-knowledge.ts';

/** "to Corvid Exchange": who is paid, by name where the address has one here. The address itself stands beside it. */
export function RecipientName({ address, ...from }: AddressContext & { address: string }) {
  const { t } = useTranslation();
  const known = useAddressKnowledge(address, from);
  const name = nameOf(known);
  if (name !== undefined) return <>{t('addressSummary.toNamed', { name })}</>;
  return <>{isAsked(known) ? t('addressSummary.toUnnamed') : '…'}</>;
}
