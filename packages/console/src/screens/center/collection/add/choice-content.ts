import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { networkName } from '../rule/rule-content.ts';
import { choiceOf, type RuleOptions, type RuleValues } from './rule-form.values.ts';
import { wholeFeeUnit } from '../rule/fee-unit.ts';

/** Everything that was chosen for a rule, as it is known of some options; null where it is not there. */
export function choiceContent(
  values: RuleValues,
  options: RuleOptions,
  t: TFunction<'collection'>,
): Content | null {
  const choice = choiceOf(values, options);
  if (choice === null) return null;
  const { chain, subWallet, address, coins } = choice;
  return {
    facts: [
      { key: 'network', label: t('field.network'), text: networkName(chain) },
      {
        key: 'receiver',
        label: t('field.receiver'),
        text: `${subWallet.sub_wallet_name} · ${subWallet.sub_wallet_id}`,
      },
      { key: 'address', label: t('field.address'), text: `${address.address} · ${address.coin_net}` },
      ...coins.map((coin) => ({
        key: `coin ${coin.symbol}`,
        label: coinName(coin),
        text: `${coin.symbol} · ${coin.contract_address}`,
      })),
      {
        key: 'fee',
        label: t('detail.feeEstimated'),
        text: `${exactAmount(chain.deploy_fee)} ${wholeFeeUnit(chain)}`,
        ceiling: { amount: chain.deploy_fee, unit: wholeFeeUnit(chain) },
      },
    ],
    diff: [],
  };
}
