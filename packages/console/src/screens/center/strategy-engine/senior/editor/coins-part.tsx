import type { Coin } from '@mpc/api';
import { MultiSelect } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import type { Strategy } from '../strategy-query.ts';
import type { FormPart } from './form-part.ts';

interface CoinsPartProps extends FormPart {
  coins: readonly Coin[];
  /** Those that the strategy in force names. */
  former: Strategy['conditions']['coins'];
}

/** Which coins a strategy is about: those chosen, or all of the sub-wallet. */
export function CoinsPart({ values, onChange, coins, former }: CoinsPartProps) {
  const { t } = useTranslation('strategyEngine');
  const gone = former.filter(
    ({ symbol }) => values.symbols.includes(symbol) && !coins.some((coin) => coin.symbol === symbol),
  );
  return (
    <MultiSelect
      label={t('conditions.coins.label')}
      description={t(values.limit === 'coin' ? 'conditions.coins.meansCounted' : 'conditions.coins.means')}
      placeholder={t('conditions.coins.all')}
      required={values.limit === 'coin'}
      options={[
        ...coins.map((coin) => coinOption(coin)),
        ...gone.map((coin) => ({ id: coin.symbol, label: coinName(coin) })),
      ]}
      value={values.symbols}
      error={gone[0] === undefined ? undefined : t('conditions.coins.gone', { coin: coinName(gone[0]) })}
      onChange={(symbols) => onChange({ symbols })}
    />
  );
}
