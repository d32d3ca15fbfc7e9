import { addressBook, strategies, wallets } from '@mpc/api';
import { placeKey, type Decision } from '@mpc/api/strategies';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCallReader } from '#features/contract-call';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { factsOfAsked, testOrder, type AskedOrder } from './asked-order.rules.ts';
import { ruleOf } from './rule-of.ts';
import { lastOrders, pastOf } from './use-strategy-facts.ts';

const lasting = { staleTime: minute };

/**
 * What decides an order by the strategies in force, as it is worked out here; undefined while it is not known. Orders that
 * left before and the whitelist are read only where a strategy asks for them.
 */
export function useOwnDecision(
  { walletId, subWalletId }: { walletId: number; subWalletId: number },
  asked: Omit<AskedOrder, 'at'>,
): Decision | undefined {
  const [at] = useState(() => currentTime());
  const scope = { sub_wallet_id: subWalletId };
  const advanced = useQuery({ ...read(strategies.advancedList, scope), ...lasting });
  const coins = useQuery({ ...read(wallets.focusCoins, { wallet_id: walletId, ...scope }), ...lasting });
  const rules = useMemo(
    () => advanced.data?.filter(({ status }) => status === 1).map(ruleOf),
    [advanced.data],
  );
  const conditions = rules?.map((rule) => rule.conditions) ?? [];
  const needsPast = conditions.some(({ limit }) => limit !== null && limit.window_hours !== null);
  const needsWhite = conditions.some(({ destination }) => destination === 2);
  const past = useQuery({ ...lastOrders(walletId, subWalletId), ...lasting, enabled: needsPast });
  const { symbol } = asked;
  const book = useQuery({
    ...read(addressBook.withdrawAddresses, { ...scope, symbol, scope: 'shared' }),
    ...lasting,
    enabled: needsWhite && asked.call === undefined,
  });
  const readCall = useCallReader();
  const said = JSON.stringify(asked);
  return useMemo(() => {
    if (rules === undefined || coins.data === undefined || readCall === undefined) return undefined;
    if (needsPast && past.data === undefined) return undefined;
    const known = { coins: coins.data.list, readCall };
    const white = book.data?.filter(({ is_white }) => is_white === 1);
    const places = white && new Set(white.map((one) => placeKey(one.base_symbol, one.address)));
    const what: Omit<AskedOrder, 'at'> = JSON.parse(said);
    // What a call pays in is another coin, whose whitelist was not read.
    const whiteFor = (of: string) => (of === what.symbol ? places : undefined);
    const order = factsOfAsked({ ...what, at }, { ...known, whiteFor });
    if (order === null) return undefined;
    const before = past.data === undefined ? { orders: [], since: -Infinity } : pastOf(past.data, known);
    return testOrder({ rules, basic: [] }, order, before).decision;
  }, [rules, coins.data, readCall, needsPast, past.data, book.data, said, at]);
}
