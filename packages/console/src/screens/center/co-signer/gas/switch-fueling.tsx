import { autoCollect, type FuelRule } from '@mpc/api';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { SwitchDialog, type Switching } from '../changes/switch-dialog.tsx';
import { useStillSet } from '#features/setting-change';
import { fuelLookedAt } from './fuel-now.ts';

/** Switches the refueling of some networks on or off. */
export function SwitchFueling(switching: Switching<FuelRule>) {
  const { t } = useTranslation('coSigner');
  const { walletId, rules } = switching;
  const bases = rules.map(({ base_symbol }) => base_symbol);
  const now = async () => {
    const found = await client.call(autoCollect.fueling, { wallet_id: walletId });
    return bases.map((base) => found.find(({ base_symbol }) => base_symbol === base));
  };
  // The rule that goes by a number comes out of another answer than the one it was chosen from.
  const still = useStillSet(rules.map(fuelLookedAt), () =>
    Promise.all(
      bases.map(async (symbol) => {
        const { fueling } = await client.call(autoCollect.coin, { wallet_id: walletId, symbol });
        return fuelLookedAt(fueling ?? undefined);
      }),
    ),
  );
  return (
    <SwitchDialog
      {...switching}
      of="gas"
      command={autoCollect.switchFueling}
      still={still}
      now={now}
      items={rules.map((rule) => ({
        key: rule.base_symbol,
        label: `${rule.coin_net} · ${rule.base_symbol}`,
        value: t('gas.perAddress', { amount: exactAmount(rule.fueling_amount), coin: rule.symbol_alias }),
      }))}
    />
  );
}
