import type { Life } from '../../world/life.ts';

/** What happens here by itself, and what a yes, a no or a signature leads to. */
export const accountLife: Life = {};
