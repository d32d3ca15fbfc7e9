import { autoCollect, type FuelRule, type SweepCoinInfo } from '@mpc/api';
import { DiffView, KeyValueList } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { compare } from '#shared/money/decimal.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '#features/setting-change';
import { fuelLookedAt, fuelNow } from './fuel-now.ts';
import type { Fuel } from './fuel.rules.ts';

interface SaveFuelingProps {
  walletId: number;
  /** The main coin with its rules, as they were looked at. */
  info: SweepCoinInfo;
  fuel: Fuel;
  onDone: () => void;
  onClose: () => void;
}

const fields = ['fueling_amount', 'fueling_min_balance', 'alert_balance'] as const;
const labels = {
  fueling_amount: 'gas.amount',
  fueling_min_balance: 'gas.minimum',
  alert_balance: 'gas.alertLine',
} as const;

const saying = (one: SweepCoinInfo, now: FuelRule | undefined) => [
  one.coin.symbol_alias,
  one.coin.coin_net,
  one.rule?.collect_min ?? null,
  fuelLookedAt(now),
];

/** What is given to addresses, before and after: the last look before it is saved. */
export function SaveFueling({ walletId, info, fuel, onDone, onClose }: SaveFuelingProps) {
  const { t } = useTranslation('coSigner');
  const { coin, rule, fueling } = info;
  const { symbol } = coin;
  const still = useStillSet(saying(info, fueling ?? undefined), async () => {
    const [one, now] = await Promise.all([
      client.call(autoCollect.coin, { wallet_id: walletId, symbol }),
      fuelNow(walletId, symbol),
    ]);
    return saying(one, now);
  });
  const amount = (value: string | undefined) =>
    value === undefined ? undefined : `${exactAmount(value)} ${coin.symbol_alias}`;
  return (
    <AutoDialog
      type="info"
      title={t('gas.ask', { network: coin.coin_net })}
      confirm={t('gas.save')}
      means={t('rule.atOnce')}
      done={t('gas.saved')}
      command={autoCollect.saveFueling}
      params={{ wallet_id: walletId, base_symbol: symbol, ...fuel }}
      still={still}
      isThere={async (sent) => {
        const now = await fuelNow(walletId, symbol);
        return now !== undefined && fields.every((field) => compare(now[field], sent[field]) === 0);
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <DiffView
        label={t('gas.edit')}
        showUnchanged
        items={fields.map((field) => ({
          key: field,
          label: t(labels[field]),
          before: amount(fueling?.[field]),
          after: amount(fuel[field]),
        }))}
      />
      <KeyValueList
        items={[
          { key: 'coin', label: t('rule.coin'), value: `${coinName(coin)} · ${symbol}` },
          { key: 'threshold', label: t('rule.threshold'), value: amount(rule?.collect_min) },
        ]}
      />
    </AutoDialog>
  );
}
