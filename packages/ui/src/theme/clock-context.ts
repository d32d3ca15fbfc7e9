import { createContext, useContext } from 'react';

/** The time of the device, asked of whatever `Date` is then. */
export const deviceClock = (): number => Date.now();

/** Asked for the time wherever the library says how long ago something was; the device's clock without a provider's. */
export const ClockContext = createContext(deviceClock);

/** The clock of the nearest provider. */
export const useClock = (): (() => number) => useContext(ClockContext);
