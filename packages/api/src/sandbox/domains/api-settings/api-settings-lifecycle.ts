import type { Lifecycle } from '../../world/lifecycle.ts';
import { applyChange, type ApiChange } from './api-change.ts';

/** A change of an API comes into force once everybody asked has agreed. */
export const apiSettingsLifecycle: Lifecycle = {
  items: {
    8: {
      passed(world, { wallet_id, initiator_uid, after }) {
        applyChange({ world, wallet_id, uid: initiator_uid }, after as ApiChange);
      },
    },
  },
};
