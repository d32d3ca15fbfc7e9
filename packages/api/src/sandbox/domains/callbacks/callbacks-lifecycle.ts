import type { Lifecycle } from '../../world/lifecycle.ts';
import { deliverInTime } from './deliver.ts';

/** Deliveries are tried, and tried again. */
export const callbacksLifecycle: Lifecycle = { jobs: { 'callback.deliver': deliverInTime } };
