import { isTerminal, type DepositInfo } from '@mpc/api';
import {
  Amount,
  Banner,
  Columns,
  KeyValueList,
  Section,
  Stack,
  Stat,
  Text,
  Time,
  Timeline,
  WholeAddress,
} from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ChainFacts, ScreeningFact } from '#features/orders';
import { KytTag } from '#shared/status/kyt-tag.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { DepositRemark } from './deposit-remark.tsx';
import { DepositSender } from './deposit-sender.tsx';
import { depositStory } from './deposit-story.rules.ts';

export interface DepositViewProps {
  /** The deposit's number, as it was asked for. */
  id: number;
  deposit: DepositInfo;
  /** Opens with the field for the remark. */
  remarking: boolean;
}

/** What came in, from whom, how deep it lies on the chain, whether it is credited, and what was given back of it. */
export function DepositView({ id, deposit, remarking }: DepositViewProps) {
  const { t } = useTranslation();
  const { confirmations: done, deposit_confirmation: of, symbol_alias: coin, refunds = [] } = deposit;
  const isNft = deposit.trans_kind === 'nft';
  return (
    <Stack>
      {deposit.status === 3000 && deposit.held_by !== undefined ? (
        <Banner tone="danger" title={t('deposit.held')}>
          {t(`deposit.heldBy.${deposit.held_by}`)}
        </Banner>
      ) : null}
      {deposit.enable_deposit === 0 && !isTerminal(deposit) ? (
        <Banner tone="attention" title={t('assets.depositStopped')}>
          {t('deposit.stopped', { coin })}
        </Banner>
      ) : null}
      <Columns min="320px" gap="xl">
        <Stack gap="xl">
          <Stat
            size="figure"
            label={t('transactions.deposit.received')}
            value={
              isNft ? (
                deposit.nft_name || <Amount value={deposit.amount} />
              ) : (
                <Amount value={deposit.amount} symbol={coin} sign="+" />
              )
            }
            hint={
              isNft ? (
                deposit.coin_net
              ) : (
                <>
                  {deposit.amount_usd === undefined ? null : (
                    <>
                      ≈ <Amount kind="fiat" value={deposit.amount_usd} /> ·{' '}
                    </>
                  )}
                  {deposit.coin_net}
                </>
              )
            }
          />
          <DepositSender deposit={deposit} />
          <Section title={t('transactions.deposit.to')}>
            <Stack gap="s">
              <Text as="p" tone="strong">
                {`${deposit.wallet_name} / ${deposit.sub_wallet_name}`}
              </Text>
              <WholeAddress address={deposit.address_to} label={t('transactions.deposit.to')} />
            </Stack>
          </Section>
          <KeyValueList
            items={[
              ...(deposit.memo === ''
                ? []
                : [{ key: 'memo', label: t('transactions.deposit.memo'), value: deposit.memo }]),
              ...(deposit.nft_contract === undefined
                ? []
                : [
                    {
                      key: 'contract',
                      label: t('order.contract'),
                      value: <code>{deposit.nft_contract}</code>,
                    },
                    { key: 'token', label: t('deposit.token'), value: <code>{deposit.token_id}</code> },
                  ]),
              { key: 'time', label: t('transactions.deposit.seen'), value: <Time at={deposit.created_at} /> },
            ]}
          />
          <DepositRemark id={id} remark={deposit.remark} editing={remarking} />
        </Stack>
        <Stack gap="xl">
          <Section title={t('order.kyt')} action={<KytTag of={deposit} />}>
            <Stack gap="s">
              {/* One tag says how the screening stands; without a rating there is nothing more to say. */}
              {deposit.kyt.level === 0 ? null : <ScreeningFact of={deposit} isPlain />}
              {deposit.kyt.provider === undefined
                ? null
                : t('deposit.screenedBy', { name: deposit.kyt.provider })}
            </Stack>
          </Section>
          <Section title={t('transactions.deposit.story')}>
            <Timeline
              label={t('transactions.deposit.story')}
              items={depositStory(deposit).map(({ kind, state, at }) => ({
                key: kind,
                state,
                title: t(`transactions.deposit.step.${kind}`),
                ...(at === undefined ? {} : { time: <Time at={at} /> }),
              }))}
            />
          </Section>
          {refunds.length === 0 ? null : (
            <Section title={t('deposit.refunds')}>
              <KeyValueList
                items={refunds.map(({ refund_id, amount, status, created_at }) => ({
                  key: String(refund_id),
                  label: <Time at={created_at} kind="short" />,
                  value: (
                    <>
                      <Amount value={amount} symbol={coin} />{' '}
                      <TransactionStatusTag of={{ trans_kind: 'refund', status }} />
                    </>
                  ),
                }))}
              />
            </Section>
          )}
          <ChainFacts
            txid={deposit.txid}
            txidLink={deposit.txid_link}
            confirmations={done}
            confirmationsNeeded={of}
            height={deposit.tx_height}
          />
        </Stack>
      </Columns>
    </Stack>
  );
}
