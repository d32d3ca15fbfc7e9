import { addressBook } from '@mpc/api';
import { placeKey, type OrderFacts } from '@mpc/api/strategies';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { read } from '#shared/api/api.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { factsOfAsked, testOrder, type AskedOrder } from './asked-order.rules.ts';
import type { ListedOrder } from './past-orders.rules.ts';
import { useStrategyFacts } from './use-strategy-facts.ts';
import { withChange, type StrategyChange } from './with-change.rules.ts';

/** One of the orders made, by its kind and number. */
export interface MadeOrder {
  kind: 'withdraw' | 'web3';
  id: number;
}

/** Where an order is tested, and by which strategies. */
export interface TestScope {
  walletId: number;
  subWalletId: number;
  /** A draft, which is tested in its place among the others; without it those in force. */
  change?: StrategyChange | undefined;
}

/** What is tested: an order asked for now, or one of those made. */
export type TestSubject = { asked: Omit<AskedOrder, 'at'> } | { made: MadeOrder };

/** The coins that an order pays in. */
function paidIn(order: OrderFacts | null | undefined): readonly string[] {
  if (!order) return [];
  const moved = order.call === undefined ? [order] : order.call.transfers;
  return [...new Set(moved.map(({ symbol }) => symbol))].filter((symbol) => symbol !== '');
}

/** What strategies make of an order, with everything that is known of what left before it. */
export function useTestedDecision({ walletId, subWalletId, change }: TestScope, subject: TestSubject) {
  const [at] = useState(() => currentTime());
  const facts = useStrategyFacts(walletId, subWalletId, false);
  const { linted, past, coins, readCall } = facts;
  const said = JSON.stringify(subject);
  const known = useMemo(() => (coins && readCall ? { coins, readCall } : undefined), [coins, readCall]);
  // Which coins are paid is read from the call; the whitelist is then asked for each.
  const asked = useMemo((): AskedOrder | null => {
    const what: TestSubject = JSON.parse(said);
    return 'asked' in what ? { ...what.asked, at } : null;
  }, [said, at]);
  const plain = useMemo(
    () => (known && asked && factsOfAsked(asked, { ...known, whiteFor: () => undefined })) ?? undefined,
    [known, asked],
  );
  const symbols = useMemo(() => paidIn(plain), [plain]);
  const books = useQueries({
    queries: symbols.map((symbol) =>
      read(addressBook.withdrawAddresses, { sub_wallet_id: subWalletId, symbol, scope: 'shared' }),
    ),
  });
  const whitelists = JSON.stringify(
    books.map(({ data }) =>
      data
        ?.filter(({ is_white }) => is_white === 1)
        .map(({ base_symbol, address }) => placeKey(base_symbol, address)),
    ),
  );
  const changeSaid = JSON.stringify(change);
  const rules = useMemo(() => {
    const drafted: StrategyChange | undefined = changeSaid === undefined ? undefined : JSON.parse(changeSaid);
    return linted && (drafted === undefined ? linted : withChange(linted, drafted));
  }, [linted, changeSaid]);
  const isAnswered = books.every(({ isPending }) => !isPending);

  const result = useMemo(() => {
    if (!rules || !past || !known || !isAnswered) return undefined;
    const { since } = past;
    const what: TestSubject = JSON.parse(said);
    if ('made' in what) {
      const place = past.orders.findIndex(
        ({ row }) => row.id === what.made.id && row.trans_kind === what.made.kind,
      );
      const order: ListedOrder | undefined = past.orders[place];
      if (order === undefined) return { kind: 'missing' as const };
      const tested = testOrder(rules, order, { orders: past.orders.slice(0, place), since });
      return { kind: 'tested' as const, order, row: order.row, tested };
    }
    const lists: (string[] | null)[] = JSON.parse(whitelists);
    const whiteFor = (symbol: string) => {
      const list = lists[symbols.indexOf(symbol)];
      return list ? new Set(list) : undefined;
    };
    const order = asked === null ? null : factsOfAsked(asked, { ...known, whiteFor });
    if (order === null) return { kind: 'missing' as const };
    const tested = testOrder(rules, order, { orders: past.orders, since });
    return { kind: 'tested' as const, order, row: null, tested };
  }, [rules, past, known, isAnswered, said, whitelists, symbols, asked]);

  return { ...facts, rules, result, checks: [...facts.checks, ...books] };
}

export type TestedDecision = ReturnType<typeof useTestedDecision>;
