import type { ColdAlarm, coldWallet, ParamsOf, TaskEvent } from '@mpc/api';
import { fitsPart, isBoolean, isFields, isText, listOf } from '#shared/fields.ts';
import { compare } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';

/** What may be told of a task, in the order of its life. */
export const taskEvents = [
  'start',
  'exception',
  'start_fail',
  'fail',
  'success',
] as const satisfies TaskEvent[];

const isEvent = (text: unknown): boolean => taskEvents.some((event) => event === text);

/** So many recipients there may be. */
export const emailLimit = 10;

/** The alerts as they stand in a form. */
export interface AlarmValues {
  emails: string[];
  /** By the main coin of the network. */
  thresholds: Readonly<Record<string, string>>;
  isOn: Readonly<Record<string, boolean>>;
  events: TaskEvent[];
}

/** The form in which the alerts are changed. */
export const valuesOfAlarm = ({ emails, balance_monitor, task_events }: ColdAlarm): AlarmValues => ({
  emails: [...emails],
  thresholds: Object.fromEntries(
    balance_monitor.map(({ base_symbol, threshold }) => [base_symbol, threshold]),
  ),
  isOn: Object.fromEntries(balance_monitor.map(({ base_symbol, status }) => [base_symbol, status === 1])),
  events: taskEvents.filter((event) => task_events[event]),
});

const noEdits: Partial<AlarmValues> = {};

const allOf = (guard: (value: unknown) => boolean) => (value: unknown) =>
  isFields(value) && Object.values(value).every(guard);

const isAlarmEdits = fitsPart<AlarmValues>({
  emails: listOf(isText),
  thresholds: allOf(isText),
  isOn: allOf(isBoolean),
  events: listOf(isEvent),
});

/** Where what was entered is kept until it is saved. */
export const alarmDraft = (walletId: number) => ({
  kind: `cold-alarm ${walletId}`,
  subWalletId: 0,
  empty: noEdits,
  isValues: isAlarmEdits,
});

/** The form with what was changed in it: a network that is new follows the server. */
export function withEdits(begun: AlarmValues, edits: Partial<AlarmValues>): AlarmValues {
  return {
    emails: edits.emails ?? begun.emails,
    thresholds: { ...begun.thresholds, ...edits.thresholds },
    isOn: { ...begun.isOn, ...edits.isOn },
    events: edits.events ?? begun.events,
  };
}

export type AlarmDraft = Omit<ParamsOf<typeof coldWallet.saveAlarm>, 'wallet_id'>;

/** The alerts that a form describes; null while a threshold is no amount. */
export function draftOfAlarm(
  values: AlarmValues,
  { balance_monitor }: Pick<ColdAlarm, 'balance_monitor'>,
): AlarmDraft | null {
  const monitors = balance_monitor.map(({ base_symbol }) => ({
    base_symbol,
    threshold: enteredAmount(values.thresholds[base_symbol]?.trim() || '0'),
    status: values.isOn[base_symbol] === true ? (1 as const) : (0 as const),
  }));
  if (monitors.some(({ threshold }) => threshold === '')) return null;
  const has = (event: TaskEvent) => values.events.includes(event);
  return {
    emails: values.emails,
    balance_monitor: monitors,
    task_events: {
      start: has('start'),
      exception: has('exception'),
      start_fail: has('start_fail'),
      fail: has('fail'),
      success: has('success'),
    },
  };
}

/** Whether an address stands in a list twice, whatever its case. */
export const isRepeated = (emails: readonly string[], email: string): boolean =>
  emails.filter((one) => one.toLowerCase() === email.toLowerCase()).length > 1;

/** Whether the alerts say what was sent. */
export function isAlarmAsSent(alarm: ColdAlarm, sent: AlarmDraft): boolean {
  return (
    [...alarm.emails].sort().join() === [...sent.emails].sort().join() &&
    taskEvents.every((event) => alarm.task_events[event] === sent.task_events[event]) &&
    sent.balance_monitor.every(({ base_symbol, threshold, status }) =>
      alarm.balance_monitor.some(
        (one) =>
          one.base_symbol === base_symbol && one.status === status && compare(one.threshold, threshold) === 0,
      ),
    )
  );
}

/** What a change of the alerts goes by: balances move meanwhile. */
export const alarmLookedAt = ({ emails, balance_monitor, task_events }: ColdAlarm) => [
  emails,
  balance_monitor.map(({ base_symbol, vote_free_address, threshold, status }) => [
    base_symbol,
    vote_free_address,
    threshold,
    status,
  ]),
  taskEvents.map((event) => task_events[event]),
];
