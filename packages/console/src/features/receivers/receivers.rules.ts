import type { Receiver, ReceiverDraft } from '@mpc/api';

/** Someone who is told, as it is saved: with nothing the server keeps of itself. */
export const draftOfReceiver = ({ id, email, name, events, status, uid }: Receiver): ReceiverDraft => ({
  id,
  email,
  name,
  events,
  status,
  ...(uid === undefined ? {} : { uid }),
});

/** A receiver after something was done with it from the list; null where it is removed. */
export function draftAfter(receiver: Receiver, act: 'turn' | 'test' | 'remove'): ReceiverDraft | null {
  if (act === 'remove') return null;
  const draft = draftOfReceiver(receiver);
  return act === 'test' ? { ...draft, send_test: 1 } : { ...draft, status: receiver.status === 1 ? 0 : 1 };
}

/** What a change does to a receiver: one that differs in nothing but its status is switched on or off. */
export function changeOf(
  before: Receiver | undefined,
  draft: ReceiverDraft | null,
): 'remove' | 'add' | 'on' | 'off' | 'save' {
  if (draft === null) return 'remove';
  if (before === undefined) return 'add';
  const { status } = draft;
  const isSwitch =
    status !== before.status &&
    JSON.stringify({ ...draftOfReceiver(before), status }) ===
      JSON.stringify({ ...draftOfReceiver(before), ...draft });
  if (!isSwitch) return 'save';
  return status === 1 ? 'on' : 'off';
}

const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether an address is another receiver's already, whatever its case. */
export const isTaken = (list: readonly Receiver[], email: string, ownId: number | undefined): boolean =>
  list.some((one) => one.id !== ownId && sameEmail(one.email, email));

/** All receivers with one of them changed, added or left out. */
export function receiversWith(
  list: readonly Receiver[],
  { id, draft }: { id?: number | undefined; draft: ReceiverDraft | null },
): ReceiverDraft[] {
  const kept = list
    .map((one) => (one.id === id ? draft : draftOfReceiver(one)))
    .filter((one) => one !== null);
  return id === undefined && draft !== null ? [...kept, draft] : kept;
}

/** Whether the receivers are those that were sent, in any order. */
export function areReceiversAsSent(list: readonly Receiver[], sent: readonly ReceiverDraft[]): boolean {
  return (
    list.length === sent.length &&
    sent.every(({ email, name, status, events }) =>
      list.some(
        (one) =>
          sameEmail(one.email, email) &&
          one.name === name &&
          one.status === status &&
          [...one.events].sort().join() === [...events].sort().join(),
      ),
    )
  );
}
