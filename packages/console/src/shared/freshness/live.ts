import { second } from '#shared/durations.ts';

/** Of what somebody is about to decide on, or is waiting for: it is read every 20 seconds while it is in sight. */
export const live = { refetchInterval: 20 * second };
