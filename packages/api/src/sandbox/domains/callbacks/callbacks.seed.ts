import type { History } from '../../world/history.ts';
import type { World } from '../../world/world.ts';

/** What there is at first, and what has happened since. */
export function seedCallbacks(_world: World, _history: History): void {}
