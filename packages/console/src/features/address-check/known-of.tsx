import { Tag, Text, Time } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { AddressKnowledge } from './use-address-knowledge.ts';

/** Whose an address is as far as it is known here, and how often it was paid or has paid: short sentences. */
export function KnownOf({ known }: { known: AddressKnowledge }) {
  const { t } = useTranslation();
  const { entry, own, paid, received } = known;
  const whose = () => {
    if (own) return t('addressSummary.own', { name: own.name });
    if (entry) return t(`addressSummary.entry.${entry.scope}`, { label: entry.label });
    return entry === null && own === null ? t('addressSummary.stranger') : null;
  };
  const name = whose();
  return (
    <>
      {name === null ? null : (
        <Text as="p" size="label" tone={own || entry ? 'plain' : 'strong'}>
          {name} {entry?.is_white === 1 ? <Tag size="small">{t('addressSummary.whitelisted')}</Tag> : null}
        </Text>
      )}
      {paid === undefined || own ? null : (
        <Text as="p" size="label" tone={paid.count === 0 ? 'strong' : 'plain'}>
          {paid.count === 0 ? (
            t('addressSummary.neverPaid')
          ) : (
            <>
              {t('addressSummary.paid', { count: paid.count })} <Time at={paid.first} kind="short" />
            </>
          )}
        </Text>
      )}
      {received === undefined || received.count === 0 || own ? null : (
        <Text as="p" size="label" tone="strong">
          {t('addressSummary.onlySent', { count: received.count })} <Time at={received.first} kind="short" />
        </Text>
      )}
    </>
  );
}
