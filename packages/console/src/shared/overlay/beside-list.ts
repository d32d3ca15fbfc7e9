import { createContext } from 'react';

/** Whether details stand beside their list, and not over it. */
export const BesideList = createContext(false);
