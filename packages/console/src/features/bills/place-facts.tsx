import type { BillDetail, PayAddress } from '@mpc/api';
import { Banner, CopyButton, Inline, KeyValueList, QrCode, Stack, Text } from '@mpc/ui';
import { AddressSummary } from '#features/address-check';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { useNow } from '#shared/freshness/use-now.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { countdownText } from './countdown.rules.ts';
import { rateOf } from './pay-place.rules.ts';

interface PlaceFactsProps {
  bill: BillDetail;
  place: PayAddress;
  /** What was to be paid before its price was over. */
  before: PayAddress | null;
  baseSymbol: string;
}

/** Exactly how much, where to and until when. The picture holds the address and nothing else: the amount stands beside it. */
export function PlaceFacts({ bill, place, before, baseSymbol }: PlaceFactsProps) {
  const { t } = useTranslation('invoice');
  const { address, memo, amount, symbol } = place;
  const name = coinName(place);
  const rate = rateOf(bill, place);
  const label = t('pay.address');
  const isOther = before !== null && (before.amount !== amount || before.address !== address);
  return (
    <Stack>
      {isOther ? (
        <Banner tone="attention" title={t('pay.renewed')}>
          {t(before.address === address ? 'pay.renewedAmount' : 'pay.renewedAddress', {
            before: `${exactAmount(before.amount)} ${name}`,
            amount: `${exactAmount(amount)} ${name}`,
          })}
        </Banner>
      ) : null}
      <Stack align="center">
        <QrCode text={address} label={t('pay.qr', { coin: name })} />
      </Stack>
      <KeyValueList
        items={[
          {
            key: 'amount',
            label: t('pay.exactly'),
            value: (
              <Inline gap="s">
                <Text tone="strong">
                  {exactAmount(amount)} {name}
                </Text>
                <CopyButton text={amount} label={t('pay.copyAmount')} />
              </Inline>
            ),
          },
          {
            key: 'coin',
            label: t('pay.coin'),
            value: (
              <>
                {name}
                <CoinCode symbol={symbol} name={place.symbol_alias} />
              </>
            ),
          },
          { key: 'network', label: t('pay.network'), value: place.coin_net },
          {
            key: 'rate',
            label: t('pay.rate'),
            value: rate === null ? null : `1 ${place.symbol_alias} = ${exactAmount(rate)} ${bill.symbol}`,
          },
          {
            key: 'address',
            label,
            value: (
              <AddressSummary
                address={address}
                label={label}
                baseSymbol={baseSymbol}
                symbol={symbol}
                origin="bill"
                copy
              />
            ),
          },
          {
            key: 'memo',
            label: t('pay.memo'),
            value:
              memo === '' ? null : (
                <Inline gap="s">
                  <Text tone="strong">{memo}</Text>
                  <CopyButton text={memo} label={t('pay.copyMemo')} />
                </Inline>
              ),
          },
          { key: 'until', label: t('pay.until'), value: <Countdown until={place.expire_at} /> },
        ].filter(({ value }) => value !== null)}
      />
      {memo === '' ? null : <Banner tone="attention">{t('pay.memoNeeded')}</Banner>}
      <Text as="p" tone="muted">
        {t('pay.exactDetail')}
      </Text>
    </Stack>
  );
}

/** How long a price still holds. */
function Countdown({ until }: { until: number }) {
  const now = useNow();
  return (
    <Text tone="strong" role="timer">
      {countdownText(until - now)}
    </Text>
  );
}
