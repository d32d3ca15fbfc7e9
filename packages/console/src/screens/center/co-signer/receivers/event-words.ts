import { noticeEvents } from '@mpc/api';
import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';

/** What somebody may be told of auto sweep. */
export const sweepEvents = noticeEvents.auto_collect;

/** What somebody is told of; an event nobody here knows stands as it is. */
export function eventWords(events: readonly string[], t: TFunction<'coSigner'>): string {
  return listed(
    events.map((event) => {
      const known = sweepEvents.find((one) => one === event);
      return known === undefined ? event : t(`receiver.event.${known}`);
    }),
  );
}
