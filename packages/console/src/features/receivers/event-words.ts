import { noticeEvents, type NoticeType } from '@mpc/api';
import type { TFunction } from 'i18next';
import { listed } from '#shared/i18n/i18n.ts';

/** The types of alerts whose receivers are chosen in the console. */
export type AlertType = Extract<NoticeType, 'auto_collect' | 'trx_proxy' | 'kyt'>;

/** What may be told of each of them. */
export const eventsOf = {
  auto_collect: noticeEvents.auto_collect,
  trx_proxy: noticeEvents.trx_proxy,
  kyt: noticeEvents.kyt,
} as const;

export type AlertEvent = (typeof eventsOf)[AlertType][number];

const all: readonly AlertEvent[] = Object.values(eventsOf).flat();

/** Whether a text names something that may be told. */
export const isAlertEvent = (text: unknown): text is AlertEvent => all.some((event) => event === text);

/** What somebody is told of; an event nobody here knows stands as it is. */
export const eventWords = (events: readonly string[], t: TFunction): string =>
  listed(events.map((event) => (isAlertEvent(event) ? t(`receiver.event.${event}`) : event)));
