import { withdrawals, type Coin, type FeeEstimate } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { chosenFee, type FeeOption, usualFee } from '#features/network-fee';
import { read } from '#shared/api/api.ts';
import { compare, isDecimal } from '#shared/money/decimal.ts';
import { isUtxo, paysSeveral } from './funds.rules.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { useLast } from '#shared/freshness/use-last.ts';
import { live } from '#shared/freshness/live.ts';

interface FeeSources {
  coin: Coin | null;
  subWalletId: number;
  from: readonly string[];
  to: string | null;
  /** How many are paid. */
  outputs: number;
  /** What would be sent at a fee. */
  amountFor: (fee: FeeOption | null) => string | null;
}

/** Asks what a payment costs. While values change the last answer stands, marked as behind. */
export function useFeeEstimate(sources: FeeSources) {
  const { coin, subWalletId, from, to, outputs, amountFor } = sources;
  const symbol = coin?.symbol ?? '';
  const bySize = coin !== null && isUtxo(coin);
  const [last, remember] = useLast<FeeEstimate>(`${subWalletId} ${symbol}`);
  // The server weighs what an amount takes at its usual rate. Asked about all there is less a lower one, it would find
  // that to be too much, take more inputs, and never come to rest.
  const amount = useDebounced(bySize ? (amountFor(chosenFee(last, usualFee).option) ?? '') : '');
  const query = useQuery({
    ...read(withdrawals.fee, {
      sub_wallet_id: subWalletId,
      symbol,
      ...(from.length === 0 ? {} : { from: [...from] }),
      ...(to === null ? {} : { to }),
      ...(isDecimal(amount) && compare(amount, '0') === 1 ? { amount } : {}),
      ...(outputs > 1 && coin !== null && paysSeveral(coin) ? { output_count: outputs } : {}),
    }),
    enabled: coin !== null,
    ...live,
  });
  remember(query.data);
  return {
    query,
    estimate: query.data ?? (query.isError ? undefined : last),
    /** The estimate is of values that stood in the form before. */
    isBehind: query.data === undefined && last !== undefined,
  };
}
