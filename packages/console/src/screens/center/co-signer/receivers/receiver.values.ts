import type { Receiver, ReceiverDraft } from '@mpc/api';
import { fitsPart, isBoolean, isText, listOf } from '#shared/fields.ts';
import { sweepEvents } from './event-words.ts';

/** A receiver as it stands in a form. */
export interface ReceiverValues {
  email: string;
  name: string;
  events: SweepEvent[];
  isOn: boolean;
  sendTest: boolean;
}

type SweepEvent = (typeof sweepEvents)[number];

/** The form in which a receiver is changed; undefined for a new one. */
export const valuesOfReceiver = (receiver: Receiver | undefined): ReceiverValues => ({
  email: receiver?.email ?? '',
  name: receiver?.name ?? '',
  events: sweepEvents.filter((event) => receiver === undefined || receiver.events.includes(event)),
  isOn: receiver?.status !== 0,
  sendTest: receiver === undefined,
});

/** The receiver that a form describes. */
export const receiverOf = (
  { email, name, events, isOn, sendTest }: ReceiverValues,
  receiver: Receiver | undefined,
): ReceiverDraft => ({
  ...(receiver === undefined ? {} : { id: receiver.id }),
  ...(receiver?.uid === undefined ? {} : { uid: receiver.uid }),
  email: email.trim(),
  name: name.trim(),
  events,
  status: isOn ? 1 : 0,
  ...(sendTest ? { send_test: 1 as const } : {}),
});

const noEdits: Partial<ReceiverValues> = {};

const isReceiverEdits = fitsPart<ReceiverValues>({
  email: isText,
  name: isText,
  events: listOf((value) => sweepEvents.some((event) => event === value)),
  isOn: isBoolean,
  sendTest: isBoolean,
});

/** Where what was entered of a receiver is kept until it is sent. */
export const receiverDraft = (walletId: number, id: number | undefined) => ({
  kind: `sweep-receiver ${walletId} ${id ?? 'new'}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isReceiverEdits,
});
