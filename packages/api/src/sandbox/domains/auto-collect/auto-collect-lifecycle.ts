import type { Lifecycle } from '../../world/lifecycle.ts';
import { run, snapshot } from './sweep-clock.ts';
import { pairHandler, pairItem } from './sweep-pair.ts';

/** The co-signer sweeps, every day's end is written down, and changes of the pair come into force. */
export const autoCollectLifecycle: Lifecycle = {
  jobs: { 'autoCollect.run': run, 'autoCollect.snapshot': snapshot },
  items: { [pairItem]: pairHandler },
};
