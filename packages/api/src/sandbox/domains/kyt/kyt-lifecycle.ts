import type { HandleType } from '../../../domains/kyt/kyt-record.schema.ts';
import type { Lifecycle } from '../../world/lifecycle.ts';
import { handleRecord, timeOut } from './handle-record.ts';
import { recordAt } from './kyt-records.ts';

/** What a member proposes to do about a record. */
export interface Proposed {
  handle_type: HandleType;
  remark: string;
}

/** Screenings that are not answered end by themselves; a proposal is carried out once it is agreed to. */
export const kytLifecycle: Lifecycle = {
  jobs: { 'kyt.timeout': timeOut },
  items: {
    13: {
      passed(world, { business_id, after }, { uid }) {
        const { handle_type, remark } = after as Proposed;
        handleRecord(world, recordAt(world, business_id), handle_type, { uid, remark });
      },
    },
  },
};
