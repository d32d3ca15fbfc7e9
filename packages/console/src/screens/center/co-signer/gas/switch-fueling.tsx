import { autoCollect, type FuelRule } from '@mpc/api';
import { KeyValueList } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { client } from '#shared/api/api.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '../changes/use-still-set.ts';
import { fuelLookedAt } from './fuel-now.ts';

interface SwitchFuelingProps {
  walletId: number;
  rules: readonly FuelRule[];
  status: 0 | 1;
  onDone: () => void;
  onClose: () => void;
}

/** Switches the refueling of some networks on or off. */
export function SwitchFueling({ walletId, rules, status, onDone, onClose }: SwitchFuelingProps) {
  const { t } = useTranslation('coSigner');
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
  const way = status === 1 ? 'on' : 'off';
  return (
    <AutoDialog
      type={status === 1 ? 'info' : 'warning'}
      title={t(`gas.switch.${way}.title`, { count: rules.length })}
      confirm={t(`gas.switch.${way}.confirm`)}
      means={t(`gas.switch.${way}.means`)}
      done={t(`gas.switch.${way}.done`, { count: rules.length })}
      command={autoCollect.switchFueling}
      params={{ wallet_id: walletId, ids: rules.map(({ id }) => id), status }}
      still={still}
      isThere={async () => (await now()).every((rule) => rule?.status === status)}
      onDone={onDone}
      onClose={onClose}
    >
      <KeyValueList
        items={rules.map((rule) => ({
          key: rule.base_symbol,
          label: `${rule.coin_net} · ${rule.base_symbol}`,
          value: t('gas.perAddress', { amount: exactAmount(rule.fueling_amount), coin: rule.symbol_alias }),
        }))}
      />
    </AutoDialog>
  );
}
