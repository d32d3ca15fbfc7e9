import { useLayoutEffect, useState } from 'react';
import { useClock } from '../../theme/clock-context.ts';
import { hour, minute, second } from '../../internal/durations.ts';

/** The time that has passed since then, as a clock has it, to the second; undefined without a then. */
export function useElapsed(since: number | undefined): string | undefined {
  const clock = useClock();
  const [now, setNow] = useState(since);
  // Before it is painted: a server, which says no time, draws the same at first.
  useLayoutEffect(() => {
    if (since === undefined) return undefined;
    const look = () => setNow(clock());
    look();
    const timer = setInterval(look, second);
    return () => clearInterval(timer);
  }, [since, clock]);
  return since === undefined ? undefined : written(Math.max(0, (now ?? since) - since));
}

const two = (value: number) => String(value).padStart(2, '0');

/** 0:07, 12:34, 1:02:03. */
function written(passed: number): string {
  const hours = Math.floor(passed / hour);
  const minutes = Math.floor((passed % hour) / minute);
  const seconds = Math.floor((passed % minute) / second);
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}
