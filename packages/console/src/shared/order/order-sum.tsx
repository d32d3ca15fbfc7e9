import type { WithdrawInfo } from '@mpc/api';
import { Amount, CopyButton, Section, Stack, Stat, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';

/** What is paid to whom, nothing shortened: the part of an order that a decision is about. */
export function OrderSum({ order }: { order: WithdrawInfo }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Stat
        size="figure"
        label={t('order.sending')}
        value={<Amount value={order.amount} symbol={order.symbol_alias} />}
        hint={
          <>
            ≈ <Amount kind="fiat" value={order.amount_usd} /> · {order.coin_net}
          </>
        }
      />
      <Section
        title={t('order.to')}
        action={<CopyButton size="small" text={order.address_to} label={t('order.copyAddress')} />}
      >
        <Stack gap="s">
          <Text tone="muted" size="label">
            {t('order.compare')}
          </Text>
          <WholeAddress address={order.address_to} label={t('order.to')} />
          {order.memo === '' ? null : (
            <Text>
              {t('order.memo')}: <Text tone="strong">{order.memo}</Text>
            </Text>
          )}
        </Stack>
      </Section>
    </Stack>
  );
}
