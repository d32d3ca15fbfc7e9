import { createContext } from 'react';

/** The element at the foot of the nearest drawer or pane, once it stands. */
export const FootContext = createContext<HTMLElement | null>(null);
