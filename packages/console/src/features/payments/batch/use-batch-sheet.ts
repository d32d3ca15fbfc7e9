import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isPayable } from '#shared/coin/payable.rules.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { keepSheet, type SheetDraft } from './batch-kept.ts';
import type { World } from './check-row.rules.ts';
import { createSheet } from './sheet-store.ts';
import { feeNeeds, isShort, totalsOf } from './totals.rules.ts';
import { useBatchWorld } from './use-batch-world.ts';
import { useMarket } from './use-market.ts';

const keepAfter = 400;

/** The sheet of one batch: its rows, what they are held against, and its draft in the browser. */
export function useBatchSheet(uid: number, home: PaymentSource, start: SheetDraft) {
  const [sheet] = useState(() => createSheet(start.entries));
  const [usual, setUsual] = useState(start.usual);
  const [fees, setFees] = useState(start.fees);
  const [rated, setRated] = useState<World['rated']>(new Map());
  const state = useSyncExternalStore(sheet.subscribe, sheet.state);
  // Of the rows as they were checked last: while they are checked anew, what they are held against must not change.
  const known = useBatchWorld(home, usual, state.symbols);
  const heard = known.world;
  const world = useMemo(() => (heard === null ? null : { ...heard, rated }), [heard, rated]);
  const { market, networks, observedAt, unpriced, refresh, checks } = useMarket({
    subWalletId: home.subWallet.id,
    sums: state.sums,
    coins: known.coins,
    choices: fees,
  });

  useEffect(() => {
    if (world !== null) sheet.setWorld(world);
  }, [sheet, world]);

  const subWalletId = home.subWallet.id;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      void keepSheet(uid, subWalletId, { usual, fees, entries: sheet.entries() });
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfter);
    };
    const stop = sheet.subscribe(later);
    later();
    const leave = () => {
      if (timer !== undefined) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [sheet, uid, subWalletId, usual, fees]);

  const usualCoin = known.coins?.find(({ symbol }) => symbol === usual);
  return {
    ...known,
    /** All that the sheet stands on, to be read again where it failed. */
    checks: [...known.checks, ...checks],
    world,
    sheet,
    state,
    usual,
    setUsual,
    fees,
    setFees,
    /** Told what the screening found, so that the rows it concerns can be seen among the others. */
    setRated,
    usualName: usualCoin === undefined ? '' : coinName(usualCoin),
    coins: (known.coins ?? []).filter(isPayable),
    market,
    networks,
    observedAt,
    unpriced,
    refreshMarket: refresh,
    /** Keeps it as it stands, for whoever is about to leave it. */
    keepNow: () => keepSheet(uid, subWalletId, { usual, fees, entries: sheet.entries() }),
    isShort:
      totalsOf(state.sums, market).some(isShort) || feeNeeds(state.sums, market).some((need) => need.isShort),
  };
}

export type BatchSheet = ReturnType<typeof useBatchSheet>;
