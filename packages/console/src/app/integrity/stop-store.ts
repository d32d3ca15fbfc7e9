import { create } from 'zustand';
import type { ChangedFile } from './verify-files.ts';

/** The file for which everything was stopped; null while nothing was. Nothing sets it back but a new page. */
export const useStop = create<{ file: ChangedFile | null }>()(() => ({ file: null }));
