import { createContext } from 'react';
import type { Density } from './density.ts';
import type { ThemeName } from './themes.ts';

/** What a popup is given, which is put elsewhere in the document than where it was opened. */
export interface Portal {
  /**
   * Where it must be put to be seen and reached: inside the nearest native modal dialog, because everything outside of it
   * is inert. @default the body
   */
  UNSTABLE_portalContainer?: Element;
  /** How it is painted and read: as what opened it. @default as the page */
  'data-mpc-theme'?: ThemeName;
  'data-mpc-density'?: Density;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export const PortalContext = createContext<Portal>({});
