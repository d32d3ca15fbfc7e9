import type { DepositInfo } from '@mpc/api';
import { Amount, Columns, KeyValueList, Section, Stack, Stat, Time, Timeline, WholeAddress } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { ChainFacts } from '../../../../shared/order/chain-facts.tsx';
import { ScreeningFact } from '../../../../shared/order/screening-fact.tsx';
import { depositStory } from '../deposit-story.rules.ts';

/** What came in, from whom, how deep it lies on the chain, and whether it is credited. */
export function DepositView({ deposit }: { deposit: DepositInfo }) {
  const { t } = useTranslation();
  return (
    <Columns min="320px" gap="xl">
      <Stack gap="xl">
        <Stat
          size="figure"
          label={t('transactions.deposit.received')}
          value={<Amount value={deposit.amount} symbol={deposit.symbol_alias} sign="+" />}
          hint={
            <>
              ≈ <Amount kind="fiat" value={deposit.amount_usd} /> · {deposit.coin_net}
            </>
          }
        />
        <Section title={t('transactions.deposit.from')}>
          {deposit.address_from === '' ? (
            t('transactions.deposit.fromUnknown')
          ) : (
            <WholeAddress address={deposit.address_from} label={t('transactions.deposit.from')} />
          )}
        </Section>
        <Section title={t('transactions.deposit.to')}>
          <WholeAddress address={deposit.address_to} label={t('transactions.deposit.to')} />
        </Section>
        <KeyValueList
          items={[
            {
              key: 'into',
              label: t('transactions.deposit.into'),
              value: `${deposit.wallet_name} / ${deposit.sub_wallet_name}`,
            },
            ...(deposit.memo === ''
              ? []
              : [{ key: 'memo', label: t('transactions.deposit.memo'), value: deposit.memo }]),
            {
              key: 'time',
              label: t('transactions.deposit.seen'),
              value: <Time at={deposit.created_at} />,
            },
            {
              key: 'kyt',
              label: t('transactions.column.kyt'),
              value: <ScreeningFact screening={deposit.kyt} />,
            },
            { key: 'remark', label: t('transactions.deposit.remark'), value: deposit.remark },
          ]}
        />
        <ChainFacts
          txid={deposit.txid}
          txidLink={deposit.txid_link}
          confirmations={deposit.confirmations}
          confirmationsNeeded={deposit.deposit_confirmation}
          height={deposit.tx_height}
        />
      </Stack>
      <Section title={t('transactions.deposit.story')}>
        <Timeline
          label={t('transactions.deposit.story')}
          items={depositStory(deposit).map(({ kind, state, at }) => ({
            key: kind,
            state,
            title: t(`transactions.deposit.step.${kind}`),
            ...(at === undefined ? {} : { time: <Time at={at} /> }),
            ...(kind === 'confirmations'
              ? {
                  detail: t('order.chain.progress', {
                    done: deposit.confirmations,
                    of: deposit.deposit_confirmation,
                  }),
                }
              : {}),
          }))}
        />
      </Section>
    </Columns>
  );
}
