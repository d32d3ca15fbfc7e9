import type { KeyExport } from '@mpc/api';

/** How the export of a key stands. What has run out of time is `lapsed` once approved, and `expired` before. */
export type KeyState =
  | 'none'
  | 'applied'
  | 'approved'
  | 'ready'
  | 'exported'
  | 'lapsed'
  | 'rejected'
  | 'canceled'
  | 'expired';

/** How a request ended that no file came of. */
const ended: Readonly<Record<number, KeyState>> = {
  2: 'rejected',
  3: 'canceled',
  4: 'expired',
  5: 'canceled',
};

/**
 * How the export of a key stands, as the server says it: no clock of this device is asked. Null for a code that nobody has
 * told us of.
 */
export function keyStateOf({ export_status, application, file }: KeyExport): KeyState | null {
  if (file !== null) return 'ready';
  if (application !== null && ended[application.status] !== undefined)
    return ended[application.status] ?? null;
  switch (export_status) {
    case 0:
      return application?.status === 1 ? 'lapsed' : 'none';
    case 1:
      return 'applied';
    case 2:
      return 'approved';
    case 3:
      return 'exported';
    default:
      return null;
  }
}

/** Until when something can be done, by the server's clock; undefined where nothing waits for it. */
export function deadlineOf(key: KeyExport): number | undefined {
  const state = keyStateOf(key);
  if (state === 'ready') return key.file?.expire_at;
  return state === 'approved' ? key.application?.valid_until : undefined;
}

/** Whether another export can be asked for: not while one waits, or may still be fetched. */
export const mayApply = (key: KeyExport): boolean => {
  const state = keyStateOf(key);
  return state !== 'applied' && state !== 'approved' && state !== 'ready';
};
