import type { Coin } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { aliasIn, faultText, type ReadyMove } from './move-content.ts';
import { moveCheckOf, moveFactsOf, pairsOf } from './move-reads.ts';
import { directionOf, moveOf, type MoveValues } from './move.values.ts';
import { usePendingMove } from './use-move.ts';

/** What is known of the move that a form describes, and what stands against it. */
export function useMoveForm(walletId: number, coins: readonly Coin[], values: MoveValues) {
  const { t } = useTranslation('coldWallet');
  const direction = directionOf(values.way);
  const coin = coins.find(({ symbol }) => symbol === values.symbol);
  const pairs = useQuery(pairsOf(walletId));
  const pair = pairs.data?.find(({ base_symbol }) => base_symbol === coin?.base_symbol);
  const facts = useQuery({
    ...moveFactsOf(walletId, direction ?? 1, coin?.symbol ?? ''),
    enabled: direction !== null && coin !== undefined && pair !== undefined,
  });
  const move = coin === undefined ? null : moveOf(values, walletId);
  const calm = useDebounced(JSON.stringify(move));
  const isCalm = calm === JSON.stringify(move);
  const check = useQuery({
    ...moveCheckOf(move ?? { wallet_id: walletId, direction: 1, symbol: '', amount: '0' }),
    enabled: move !== null && facts.data !== undefined && isCalm,
  });
  const pending = usePendingMove(walletId);
  const hasNoAddress = coin !== undefined && pairs.data !== undefined && pair === undefined;
  // What was answered about another amount says nothing of this one.
  const reasons = move === null || !isCalm ? undefined : check.data?.reasons;

  const against = () => {
    if (pending === undefined) return t('move.stop.reading');
    if (pending !== null) return t('move.stop.unknownFirst');
    if (hasNoAddress) return t('move.fault.noAddress');
    if (move === null) return undefined;
    if (pairs.isError || facts.isError || check.isError) return t('move.stop.unread');
    if (reasons === undefined) return t('move.checking');
    const [first] = reasons;
    return first === undefined ? undefined : faultText(first, t);
  };
  const ready: ReadyMove | null =
    move === null || coin === undefined || facts.data === undefined
      ? null
      : { move, coin, facts: facts.data, feeCoin: aliasIn(coins, facts.data.fee_symbol) };
  return {
    direction,
    coin,
    pairs,
    facts,
    check,
    hasNoAddress,
    feeCoin: aliasIn(coins, facts.data?.fee_symbol ?? coin?.base_symbol ?? ''),
    /** Undefined until the amount is checked. */
    reasons,
    against: against(),
    ready,
    refresh: () => {
      void facts.refetch();
      if (move !== null) void check.refetch();
    },
  };
}

export type MoveFormState = ReturnType<typeof useMoveForm>;
