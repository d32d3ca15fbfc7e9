import type { UserInfo } from '@mpc/api';
import type { Density, TableLayout } from '@mpc/ui';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Light, dark, or as the system has it. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** A list narrowed in a way that somebody gave a name, as the address writes it. */
export interface SavedView {
  uid: number;
  /** Which list. */
  list: string;
  name: string;
  search: string;
}

interface CommonState {
  /** The person signed in, as the user-info call answered; null before and after. */
  user: UserInfo | null;
  theme: ThemeChoice;
  /** How high the rows of tables are. */
  density: Density;
  /** How people arranged the columns of tables, by `uid/table`. */
  tables: Readonly<Record<string, TableLayout>>;
  views: readonly SavedView[];
}

/** The first of the two persisted keys: who is signed in, and preferences. */
export const useCommonStore = create<CommonState>()(
  persist((): CommonState => ({ user: null, theme: 'system', density: 'default', tables: {}, views: [] }), {
    name: 'mpc.common',
  }),
);
