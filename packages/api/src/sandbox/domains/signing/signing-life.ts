import type { Life } from '../../world/life.ts';
import { expireCode } from './sign-codes.ts';

/** Codes that nobody scans in time are void. */
export const signingLife: Life = { jobs: { 'signCode.expire': expireCode } };
