import { askSweepStops } from '#features/sweep-stops';
import type { AskFirst } from '#shared/screen.ts';

export const askFirst: AskFirst = (queries, { walletId }) => askSweepStops(queries, walletId);
