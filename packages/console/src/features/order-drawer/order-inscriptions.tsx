import { Amount, Inline, KeyValueList, Section, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import type { GoingAlongAll } from './use-inscriptions.ts';

/** The inscriptions that go along with an order, each with its number and what it is. */
export function OrderInscriptions({ inscriptions: { rows, fault, check } }: { inscriptions: GoingAlongAll }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Section title={t('order.inscriptions.title', { count: rows.length })}>
      <Stack gap="s">
        <ChecksFailed checks={fault === null ? [] : [check]} />
        {fault === 'changed' || (fault === 'unread' && !check.isError) ? (
          <Text tone="danger">{t(`order.off.inscriptions.${fault}`)}</Text>
        ) : null}
        <KeyValueList
          items={rows.map(({ id, inscription }) => ({
            key: id,
            label:
              inscription === undefined ? t('order.inscriptions.one') : `#${inscription.inscription_number}`,
            value: (
              <Inline>
                {inscription === undefined ? null : (
                  <Text tone="strong">
                    <Amount value={inscription.amount} symbol={inscription.ticker} />
                  </Text>
                )}
                <code>{id}</code>
              </Inline>
            ),
          }))}
        />
      </Stack>
    </Section>
  );
}
