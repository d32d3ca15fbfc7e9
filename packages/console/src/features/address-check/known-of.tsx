import { Tag, Text, Time } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import type { AddressKnowledge } from './use-address-knowledge.ts';

/** Whose an address is, by the name it has here: an own sub-wallet, or its label in an address book. */
export function NameOf({ known: { entry, own } }: { known: AddressKnowledge }) {
  const { t } = useTranslation();
  if (!own && !entry) return null;
  return (
    <Text as="p" tone="strong">
      {own ? t('addressSummary.own', { name: own.name }) : null}
      {!own && entry ? t(`addressSummary.entry.${entry.scope}`, { label: entry.label }) : null}{' '}
      {entry?.is_white === 1 ? <Tag size="small">{t('addressSummary.whitelisted')}</Tag> : null}
    </Text>
  );
}

/** Whether an address is a stranger's, and how often it was paid or has paid: short sentences. */
export function KnownOf({ known }: { known: AddressKnowledge }) {
  const { t } = useTranslation();
  const { entry, own, paid, received } = known;
  return (
    <>
      {entry === null && own === null ? (
        <Text as="p" size="label" tone="strong">
          {t('addressSummary.stranger')}
        </Text>
      ) : null}
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
