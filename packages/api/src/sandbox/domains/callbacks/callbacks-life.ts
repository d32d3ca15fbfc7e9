import type { Life } from '../../world/life.ts';
import { deliverInTime } from './deliver.ts';

/** Deliveries are tried, and tried again. */
export const callbacksLife: Life = { jobs: { 'callback.deliver': deliverInTime } };
