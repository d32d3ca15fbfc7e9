import { KeyValueList, Section, Text, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { OrderInfo } from '#features/orders';

/** Who signed and when, and what the co-signer's callback answered; nothing before there is any of it. */
export function OrderSigning({ order }: { order: OrderInfo }) {
  const { t } = useTranslation();
  const { signed_at, signed_by, cosigner_result: result } = order;
  if (signed_at === undefined && result === undefined) return null;
  return (
    <Section title={t('order.signing.title')}>
      <KeyValueList
        items={[
          ...(signed_at === undefined
            ? []
            : [
                {
                  key: 'signed',
                  label: t('order.signing.by'),
                  value: (
                    <>
                      {signed_by || t('order.signing.coSigner')} · <Time at={signed_at} />
                    </>
                  ),
                },
              ]),
          ...(result === undefined
            ? []
            : [
                {
                  key: 'coSigner',
                  label: t('order.signing.callback'),
                  value: (
                    <Text tone={result === 'SUCCESS' ? 'plain' : 'danger'}>
                      {t(`order.signing.${result}`)}
                    </Text>
                  ),
                },
              ]),
        ]}
      />
    </Section>
  );
}
