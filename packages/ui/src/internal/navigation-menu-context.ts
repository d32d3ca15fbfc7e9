import { createContext } from 'react';

/** Opens the navigation where it is a menu, on phones; `undefined` where it is always there. */
export const NavigationMenuContext = createContext<(() => void) | undefined>(undefined);
