import { autoCollect, type FuelRule } from '@mpc/api';
import { client } from '#shared/api/api.ts';

/** What a person looks at before refueling is changed. */
export const fuelLookedAt = (rule: FuelRule | undefined) =>
  rule === undefined
    ? null
    : [
        rule.id,
        rule.base_symbol,
        rule.symbol_alias,
        rule.coin_net,
        rule.fueling_amount,
        rule.fueling_min_balance,
        rule.alert_balance,
        rule.status,
        rule.gas_address,
      ];

/** How addresses of a network are refueled, read anew; undefined where they are not. */
export async function fuelNow(walletId: number, base: string): Promise<FuelRule | undefined> {
  const rules = await client.call(autoCollect.fueling, { wallet_id: walletId });
  return rules.find(({ base_symbol }) => base_symbol === base);
}
