import type { Coin } from '@mpc/api';
import type { TFunction } from 'i18next';
import { isPayable } from '#shared/coin/payable.rules.ts';

/** Why a coin cannot be transferred here; undefined where it can. */
export function transferBarred(
  t: TFunction,
  coin: Pick<Coin, 'enable_withdraw' | 'base_symbol' | 'coin_net'>,
): string | undefined {
  if (!coin.enable_withdraw) return t('assets.withdrawStopped');
  return isPayable(coin) ? undefined : t('assets.unpayable', { network: coin.coin_net });
}
