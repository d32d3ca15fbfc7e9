import type { Coin } from '@mpc/api';
import { ComboBox, formatNumber, Tabs } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { usualFee } from '#features/network-fee';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { coinFindings } from './transfer-findings.ts';
import { refusedMessages, sayFinding } from './transfer-words.ts';
import type { TransferData } from './use-transfer-facts.ts';
import type { TransferForm } from './use-transfer-form.ts';

const everyNetwork = 'all';

/** Which coin, on which network: narrowed by network, found by its name or its contract. */
export function CoinField({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { payable, facts } = data;
  const [network, setNetwork] = useState(everyNetwork);
  const networks = [...new Set(payable.map(({ base_symbol }) => base_symbol))];
  const nameOf = (base: string) => payable.find(({ symbol }) => symbol === base)?.coin_net ?? base;
  const offered = payable.filter(({ base_symbol }) => network === everyNetwork || base_symbol === network);
  const option = (coin: Coin) => {
    const amount = formatNumber(coin.normal_balance, { digits: 'all' });
    return coinOption(coin, t('transfer.coinBalance', { amount, unit: coin.symbol_alias }));
  };
  const chosen = facts.coin;
  const options = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
  const field = (
    <ComboBox
      label={t('transfer.coin')}
      required
      disabled={form.values.bound !== null}
      options={options.map(option)}
      value={chosen?.symbol ?? null}
      onChange={(symbol) => {
        if (symbol !== form.values.symbol)
          form.change({ symbol, fee: usualFee, max: false, from: [], rows: null, noMemo: false, rest: null });
      }}
      placeholder={t('transfer.chooseCoin')}
      empty={payable.length === 0 ? t('transfer.noCoins') : undefined}
      messages={[
        ...coinFindings(facts).map((finding) => sayFinding(t, finding)),
        ...refusedMessages(t, form.refused, 'coin'),
      ]}
    />
  );
  if (networks.length < 2 || form.values.bound !== null) return field;
  return (
    <Tabs
      label={t('transfer.network')}
      items={[
        { id: everyNetwork, label: t('transfer.everyNetwork') },
        ...networks.map((base) => ({ id: base, label: nameOf(base) })),
      ]}
      selected={network}
      onSelect={setNetwork}
    >
      {field}
    </Tabs>
  );
}
