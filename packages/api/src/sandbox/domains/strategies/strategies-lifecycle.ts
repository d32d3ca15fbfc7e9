import type { ItemHandler, Lifecycle } from '../../world/lifecycle.ts';
import { applyChange } from './apply-change.ts';

const change: ItemHandler = { passed: applyChange };

/** Changes of strategies come into force once they are approved; what came to nothing leaves all as it was. */
export const strategiesLifecycle: Lifecycle = { items: { 3: change, 4: change, 5: change } };
