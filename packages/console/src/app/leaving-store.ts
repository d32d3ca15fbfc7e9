import { create } from 'zustand';

/** Whether the session has just ended and the login page is not there yet: nothing of anybody's may be shown. */
export const useLeaving = create<{ leaving: boolean }>()(() => ({ leaving: false }));
