import type { Act } from './decision.rules.ts';

/** What a drawer can be opened for: a decision, or a faster copy. */
export type Begin = Act | 'speedUp';
