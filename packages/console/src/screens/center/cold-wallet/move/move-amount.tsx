import type { Coin, TaskDirection } from '@mpc/api';
import { AmountField, Banner, KeyValueList, Link, Skeleton, Stack, StatusTag } from '@mpc/ui';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { compare } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { worth } from '#shared/money/worth.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { MoveRoute } from './move-route.tsx';
import { payerOf } from './move-reads.ts';
import { faultsBeside, isWithin, mostOf } from './move.values.ts';
import type { MoveFormState } from './use-move-form.ts';

interface MoveAmountProps {
  state: MoveFormState;
  coin: Coin;
  direction: TaskDirection;
  amount: string;
  onChange: (amount: string) => void;
}

/** From where to where a coin would move, how much of it can, what it costs, and what stands against it, each beside its cause. */
export function MoveAmount({ state, coin, direction, amount, onChange }: MoveAmountProps) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const { pairs, facts, check, hasNoAddress, feeCoin, reasons = [] } = state;
  const entered = enteredAmount(amount);
  if (pairs.isError) return <QueryView query={pairs}>{() => null}</QueryView>;
  const editHref = withSelection(`${paths.center.coldWallet.editMultisig}?base=${coin.base_symbol}`, search);
  const atCoin = faultsBeside('coin', reasons);
  if (hasNoAddress || atCoin.length > 0)
    return (
      <Banner
        tone="danger"
        title={t(`move.fault.${atCoin[0] ?? 'noAddress'}`)}
        action={<Link href={editHref}>{t('move.toAddresses')}</Link>}
      >
        {t('move.faultOn', { network: coin.coin_net })}
      </Banner>
    );
  return (
    <QueryView query={facts} skeleton={<Skeleton shape="form" />}>
      {(found) => {
        const { available, min, max, fee, vote_free_balance: gas } = found;
        const alias = coin.symbol_alias;
        const most = mostOf(direction, coin, found);
        const isShort =
          faultsBeside('gas', reasons).length > 0 || (gas !== undefined && compare(gas, fee) === -1);
        // What the field says by itself is not said twice.
        const [atAmount] = isWithin(entered, found, coin) ? faultsBeside('amount', reasons) : [];
        return (
          <Stack gap="m">
            <MoveRoute direction={direction} facts={found} baseSymbol={coin.base_symbol} />
            <AmountField
              label={t('move.amount')}
              required
              symbol={alias}
              decimals={coin.decimals}
              min={min}
              max={max}
              value={amount}
              aside={t('move.available', { amount: exactAmount(available), coin: alias })}
              description={t('move.limits', { min: exactAmount(min), max: exactAmount(max), coin: alias })}
              error={atAmount === undefined ? undefined : t(`move.fault.${atAmount}`)}
              echo={worth(entered, coin.price_usd)}
              onMax={compare(most, '0') === 1 ? () => onChange(most) : undefined}
              onChange={onChange}
            />
            <KeyValueList
              items={[
                { key: 'fee', label: t('move.fee'), value: `${exactAmount(fee)} ${feeCoin}` },
                {
                  key: 'payer',
                  label: t('move.payer'),
                  value:
                    gas === undefined
                      ? t(`move.paidBy.${payerOf(found)}`)
                      : `${t(`move.paidBy.${payerOf(found)}`)} · ${exactAmount(gas)} ${feeCoin}`,
                },
                {
                  key: 'check',
                  label: t('move.check'),
                  value:
                    check.data === undefined || reasons.length > 0 || entered === '' ? (
                      t(reasons.length > 0 ? 'move.checkFailed' : 'move.checkLater')
                    ) : (
                      <StatusTag tone="success">{t('move.checkPassed')}</StatusTag>
                    ),
                },
              ]}
            />
            {check.isError ? <QueryView query={check}>{() => null}</QueryView> : null}
            {isShort ? (
              <Banner tone="danger" title={t('move.fault.gas')}>
                {t(`move.gasShort.${payerOf(found)}`, { coin: feeCoin })}
              </Banner>
            ) : null}
          </Stack>
        );
      }}
    </QueryView>
  );
}
