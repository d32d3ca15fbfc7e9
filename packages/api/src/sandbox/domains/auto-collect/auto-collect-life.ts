import type { Life } from '../../world/life.ts';
import { run, snapshot } from './sweep-clock.ts';
import { pairHandler, pairItem } from './sweep-pair.ts';

/** The co-signer sweeps, every day's end is written down, and changes of the pair come into force. */
export const autoCollectLife: Life = {
  jobs: { 'autoCollect.run': run, 'autoCollect.snapshot': snapshot },
  items: { [pairItem]: pairHandler },
};
