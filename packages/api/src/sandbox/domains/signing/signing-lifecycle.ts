import type { Lifecycle } from '../../world/lifecycle.ts';
import { expireCode } from './sign-codes.ts';

/** Codes that nobody scans in time are void. */
export const signingLifecycle: Lifecycle = { jobs: { 'signCode.expire': expireCode } };
