import type { KytRecord } from '@mpc/api';
import { useState } from 'react';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';

/** The kind of what stands open, as the address has it: `open=record:7001`. */
const kind = 'record';

/** Working through the records of a list: which stands open, and which comes next once it is decided. */
export function useWorkThrough(rows: readonly KytRecord[], { opensNext }: { opensNext: boolean }) {
  const { open, show, close } = useOverlayParam();
  const [next, setNext] = useState<number | null>(null);
  const id = open?.kind === kind && /^\d{1,15}$/.test(open.id ?? '') ? Number(open.id) : null;
  return {
    id,
    /** It came in the place of one that was decided. */
    isNext: id !== null && next === id,
    close,
    openRecord: ({ record_id }: Pick<KytRecord, 'record_id'>) => {
      setNext(null);
      show(kind, record_id);
    },
    /** Opens the one below what was decided that waits for this person as well, while the list still has both. */
    onDecided: () => {
      const at = rows.findIndex(({ record_id }) => record_id === id);
      const below = rows.slice(at + 1).find(({ can_handle }) => can_handle.length > 0);
      if (!opensNext || at < 0 || below === undefined) return;
      setNext(below.record_id);
      show(kind, below.record_id);
    },
  };
}
