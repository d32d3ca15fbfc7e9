import { Text, Time } from '@mpc/ui';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { AddressKnowledge } from './use-address-knowledge.ts';

/** What an address is called here: the own sub-wallet it belongs to, or its label in an address book. */
export const nameOf = ({ own, entry }: Pick<AddressKnowledge, 'own' | 'entry'>): string | undefined =>
  own?.name ?? entry?.label;

/** Whether it was asked whose an address is: before, nothing is said of its name. */
export const isAsked = ({ own, entry }: Pick<AddressKnowledge, 'own' | 'entry'>): boolean =>
  own !== undefined && entry !== undefined;

/** Where an address is known from, and how often it was paid: short sentences. */
export function KnownOf({ known }: { known: AddressKnowledge }) {
  const { t } = useTranslation();
  const { entry, own, paid, payer } = known;
  return (
    <>
      {own || entry ? (
        <Text as="p" size="label">
          {own
            ? t('addressSummary.own', { name: own.name })
            : entry && t(`addressSummary.entry.${entry.scope}`, { label: entry.label })}
          {!own && entry?.is_white === 1 ? ` · ${t('addressSummary.whitelisted')}` : null}
        </Text>
      ) : null}
      {entry === null && own === null ? (
        <Text as="p" size="label">
          {t('addressSummary.stranger')}
        </Text>
      ) : null}
      {paid === undefined || own ? null : (
        <Text as="p" size="label">
          {paid.count === 0 ? (
            t(`addressSummary.neverPaid.${payer}`)
          ) : (
            <>
              {spaced(t(`addressSummary.paid.${payer}`, { count: paid.count }))}
              <Time at={paid.first} kind="short" />
            </>
          )}
        </Text>
      )}
    </>
  );
}

/** Whether an address is known by nothing but what it sent, which may have been sent to have it copied one day. */
export const isOnlySender = ({
  own,
  entry,
  received,
}: Pick<AddressKnowledge, 'own' | 'entry' | 'received'>): boolean =>
  !own && !entry && (received?.count ?? 0) > 0;

/** That an address was never paid and only ever sent something, as those of dust do. Nothing where it was, or is ours. */
export function OnlySent({ known: { own, received } }: { known: AddressKnowledge }) {
  const { t } = useTranslation();
  if (received === undefined || received.count === 0 || own) return null;
  return (
    <Text as="p" size="label" tone="strong">
      {spaced(t('addressSummary.onlySent', { count: received.count }))}
      <Time at={received.first} kind="short" />
    </Text>
  );
}
