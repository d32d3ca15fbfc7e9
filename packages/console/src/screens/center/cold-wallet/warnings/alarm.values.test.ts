import type { ColdAlarm } from '@mpc/api';
import { expect, it } from 'vitest';
import { draftOfAlarm, isAlarmAsSent, isRepeated, valuesOfAlarm, withEdits } from './alarm.values.ts';

const alarm: ColdAlarm = {
  emails: ['ops@example.com'],
  balance_monitor: [
    { base_symbol: 'ETH', vote_free_address: '0x1', balance: '3', threshold: '0.5', status: 1 },
    { base_symbol: 'BSC', vote_free_address: '0x2', balance: '0.004', threshold: '0', status: 0 },
  ],
  task_events: { start: false, exception: true, start_fail: true, fail: true, success: false },
};

it('saves as a whole what was read, where nothing was changed', () => {
  const draft = draftOfAlarm(valuesOfAlarm(alarm), alarm);
  expect(draft).toEqual({
    emails: ['ops@example.com'],
    balance_monitor: [
      { base_symbol: 'ETH', threshold: '0.5', status: 1 },
      { base_symbol: 'BSC', threshold: '0', status: 0 },
    ],
    task_events: alarm.task_events,
  });
  expect(draft !== null && isAlarmAsSent(alarm, draft)).toBe(true);
});

it('keeps what the server has of a network that nobody has touched', () => {
  const values = withEdits(valuesOfAlarm(alarm), { thresholds: { BSC: '0.01' }, isOn: { BSC: true } });
  const draft = draftOfAlarm(values, alarm);
  expect(draft?.balance_monitor).toEqual([
    { base_symbol: 'ETH', threshold: '0.5', status: 1 },
    { base_symbol: 'BSC', threshold: '0.01', status: 1 },
  ]);
  expect(draft !== null && isAlarmAsSent(alarm, draft)).toBe(false);
  expect(draftOfAlarm(withEdits(values, { thresholds: { ETH: '0,5' } }), alarm)).toBeNull();
});

it('finds an address that stands there twice, whatever its case', () => {
  expect(isRepeated(['a@b.example', 'A@B.example'], 'a@b.example')).toBe(true);
  expect(isRepeated(['a@b.example'], 'a@b.example')).toBe(false);
});
