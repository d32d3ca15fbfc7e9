import type { Coin } from '@mpc/api';
import { CoinIcon, ComboBox, formatNumber } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { coinName } from '../../../../../shared/coin/coin-name.ts';
import { coinFindings } from './transfer-findings.ts';
import { refusedVerdicts, sayFinding } from './transfer-words.ts';
import type { TransferData } from './use-transfer-facts.ts';
import type { TransferForm } from './use-transfer-form.ts';

/** Which coin, on which network. */
export function CoinField({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const option = (coin: Coin) => ({
    id: coin.symbol,
    label: coinName(coin),
    detail: t('transfer.coinBalance', {
      amount: formatNumber(coin.normal_balance, { digits: 'all' }),
      unit: coin.symbol_alias,
    }),
    icon: <CoinIcon symbol={coin.symbol_alias} size={20} />,
    keywords: [coin.name],
  });
  return (
    <ComboBox
      label={t('transfer.coin')}
      required
      options={data.payable.map(option)}
      value={data.facts.coin?.symbol ?? null}
      onChange={(symbol) => {
        if (symbol !== form.values.symbol) form.change({ symbol, fee: null, max: false });
      }}
      placeholder={t('transfer.chooseCoin')}
      empty={t('transfer.noCoins')}
      verdicts={[
        ...coinFindings(data.facts).map((finding) => sayFinding(t, finding)),
        ...refusedVerdicts(t, form.refused, 'coin'),
      ]}
    />
  );
}
