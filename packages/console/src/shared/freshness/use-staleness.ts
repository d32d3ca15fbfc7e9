import { useEffect, useState } from 'react';
import { minute } from '#shared/durations.ts';
import { currentTime, serverTimeOf } from '#shared/time/server-time.ts';
import { useOnline } from './use-online.ts';

/** Why what is shown may not be acted on: there is no network, or it was read too long ago. */
export type Staleness = 'offline' | 'old';

/** How long balances, fees and the item being decided may be acted on. */
const dataLife = minute;

const isOld = (observedAt: number): boolean => currentTime() - serverTimeOf(observedAt) > dataLife;

/** Whether something read at `observedAt`, by this device’s clock, may still be acted on; null while it may. */
export function useStaleness(observedAt: number): Staleness | null {
  const online = useOnline();
  const [oldSince, setOldSince] = useState<number | null>(null);
  useEffect(() => {
    // A tick and not one long timer: a computer that slept would wake up before such a timer fires.
    const look = () => setOldSince(isOld(observedAt) ? observedAt : null);
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [observedAt]);
  if (!online) return 'offline';
  return oldSince === observedAt ? 'old' : null;
}
