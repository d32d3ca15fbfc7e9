import type { UserInfo } from '@mpc/api';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Light, dark, or as the system has it. */
export type ThemeChoice = 'light' | 'dark' | 'system';

interface CommonState {
  /** The person signed in, as the user-info call answered; null before and after. */
  user: UserInfo | null;
  theme: ThemeChoice;
}

/** The first of the two persisted keys: who is signed in, and preferences. */
export const useCommonStore = create<CommonState>()(
  persist((): CommonState => ({ user: null, theme: 'system' }), { name: 'mpc.common' }),
);
