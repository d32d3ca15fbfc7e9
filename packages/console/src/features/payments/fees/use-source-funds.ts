import { receiving, withdrawals, type Coin } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { isUtxo, most } from './funds.rules.ts';
import { sum } from '#shared/money/decimal.ts';
import { live } from '#shared/freshness/live.ts';

/** How many of the fullest accounts are looked at for the one that can pay the most: part of what they hold may be frozen. */
const looked = 5;

/** Asks what there is to pay with, in the whole sub-wallet or on the addresses that were chosen. */
export function useSourceFunds(coin: Coin | null, sub_wallet_id: number, from: readonly string[]) {
  const symbol = coin?.symbol ?? '';
  const base = coin?.base_symbol ?? '';
  const chosen = coin !== null && from.length > 0;
  const utxoChain = coin !== null && isUtxo(coin);

  const whole = useQuery({
    ...read(withdrawals.balance, { sub_wallet_id, symbol }),
    ...live,
    enabled: coin !== null,
  });
  const wholeFee = useQuery({
    ...read(withdrawals.balance, { sub_wallet_id, symbol: base }),
    ...live,
    enabled: coin !== null,
  });
  const parts = useQueries({
    queries: (chosen ? from : []).map((address) => ({
      ...read(withdrawals.balance, { sub_wallet_id, symbol, address }),
      ...live,
    })),
  });
  // An account pays its own fee, so of a chosen one only what it has itself counts.
  const [account = ''] = from;
  const ofAccount = chosen && !utxoChain && symbol !== base;
  const partFee = useQuery({
    ...read(withdrawals.balance, { sub_wallet_id, symbol: base, address: account }),
    ...live,
    enabled: ofAccount,
  });
  // One account has to hold a payment whole, however much all of them have together.
  const weighs = coin !== null && !chosen && !utxoChain && coin.support_multi_addr;
  const fullest = useQuery({
    ...read(receiving.addresses, {
      sub_wallet_id,
      symbol,
      order_by: 'balance',
      order: 'desc',
      page_no: 1,
      page_size: looked,
    }),
    ...live,
    enabled: weighs,
  });
  const accounts = useQueries({
    queries: (fullest.data?.list ?? []).map(({ address }) => ({
      ...read(withdrawals.balance, { sub_wallet_id, symbol, address }),
      ...live,
    })),
  });
  const utxo = useQuery({ ...read(withdrawals.utxo, { base_symbol: base }), enabled: utxoChain });

  const balances = chosen ? parts : [whole];
  const feeBalance = ofAccount ? partFee : wholeFee;
  const heard = [...balances, feeBalance];
  return {
    available: sum(balances.map(({ data }) => data?.normal_balance)),
    feeHas: feeBalance.data?.normal_balance,
    fullest: weighs ? fullest.data && most(accounts.map(({ data }) => data?.normal_balance)) : null,
    utxo: utxo.data,
    queries: [...heard, ...(weighs ? [fullest, ...accounts] : []), ...(utxoChain ? [utxo] : [])],
    /** What a payment is decided on, to be read again at a press. */
    heard,
    observedAt: Math.min(...heard.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}
