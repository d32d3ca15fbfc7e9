import { createContext } from 'react';

/**
 * Where a popup must be put to be seen and reached: inside the nearest native modal dialog, because everything outside
 * of it is inert. `undefined` means the body, as usual.
 */
export const PortalContext = createContext<Element | undefined>(undefined);
