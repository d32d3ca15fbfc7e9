import { createContext } from 'react';
import type { TableParts } from './use-table-parts.ts';

/** The columns of the table around, for what stands under them. */
export const PartsContext = createContext<Pick<TableParts<never>, 'shown' | 'lead' | 'margins'> | null>(null);
