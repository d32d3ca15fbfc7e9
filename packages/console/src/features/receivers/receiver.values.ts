import type { Receiver, ReceiverDraft } from '@mpc/api';
import { fitsPart, isBoolean, isText, listOf } from '#shared/fields.ts';
import { eventsOf, isAlertEvent, type AlertEvent, type AlertType } from './event-words.ts';

/** A receiver as it stands in a form. */
export interface ReceiverValues {
  email: string;
  name: string;
  events: AlertEvent[];
  isOn: boolean;
  sendTest: boolean;
}

/** The form in which a receiver is changed; undefined for a new one. */
export const valuesOfReceiver = (type: AlertType, receiver: Receiver | undefined): ReceiverValues => ({
  email: receiver?.email ?? '',
  name: receiver?.name ?? '',
  events: [...eventsOf[type]].filter((event) => receiver === undefined || receiver.events.includes(event)),
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
  events: listOf(isAlertEvent),
  isOn: isBoolean,
  sendTest: isBoolean,
});

/** Where what was entered of a receiver is kept until it is sent. */
export const receiverDraft = (type: AlertType, walletId: number, id: number | undefined) => ({
  kind: `receiver ${type} ${walletId} ${id ?? 'new'}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isReceiverEdits,
});
