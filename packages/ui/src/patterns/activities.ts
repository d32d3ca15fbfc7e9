import type { DiffItem } from '../index.ts';
import type { logTexts } from './log-page-texts.ts';
import { minute } from '../internal/durations.ts';

type Words = (typeof logTexts)['en-US'];

/** One line of the log. */
export interface Activity {
  id: number;
  at: number;
  who: string;
  what: 'strategyChanged' | 'addressAdded' | 'memberInvited' | 'apiEnabled' | 'signedIn' | 'addressChanged';
  /** The network address it came from. */
  where: string;
}

const newest = Date.UTC(2026, 10, 20, 6, 2, 11);
const lines: readonly [minutesAgo: number, who: string, what: Activity['what'], where: string][] = [
  [0, 'Lin Wei', 'strategyChanged', '203.0.113.7'],
  [9, 'Lin Wei', 'signedIn', '203.0.113.7'],
  [47, 'Ana Ruiz', 'addressChanged', '198.51.100.23'],
  [138, 'Kofi Okafor', 'addressAdded', '2001:db8::7'],
  [141, 'Kofi Okafor', 'signedIn', '2001:db8::7'],
  [1260, 'Lin Wei', 'apiEnabled', '203.0.113.7'],
  [1275, 'Ana Ruiz', 'signedIn', '198.51.100.23'],
  [4320, 'Lin Wei', 'memberInvited', '203.0.113.7'],
];

/** The log of the pattern, newest first. */
export const activities: readonly Activity[] = lines.map(([minutesAgo, who, what, where], index) => ({
  id: lines.length - index,
  at: newest - minutesAgo * minute,
  who,
  what,
  where,
}));

/** Those who are in it. */
export const logPeople = [...new Set(activities.map(({ who }) => who))].map((name) => ({
  id: name,
  label: name,
}));

/** What an activity changed; nothing for one that changes nothing. */
export function changesOf({ what }: Activity, words: Words): readonly DiffItem[] {
  const changes: Partial<Record<Activity['what'], readonly DiffItem[]>> = {
    strategyChanged: [
      { key: 'from', label: words.from, before: '100,000.00 USDT', after: '250,000.00 USDT' },
      {
        key: 'approvers',
        label: words.approvers,
        before: 'Ana Ruiz, Lin Wei',
        after: 'Ana Ruiz, Kofi Okafor, Lin Wei',
      },
      { key: 'needed', label: words.needed, before: '2', after: '2' },
      { key: 'remark', label: words.remark, before: words.oldRemark, after: words.newRemark, kind: 'text' },
    ],
    addressChanged: [
      {
        key: 'address',
        label: words.address,
        before: 'TLa9cQ2fVb7Kx3Yd8WmR5sJp4uNh6GzEt1',
        after: 'TLa9cQ2fVb7Kx3Yd8WmR5sJp4uNh6GzFt1',
        kind: 'address',
      },
    ],
    addressAdded: [
      { key: 'name', label: words.name, after: words.vendors },
      { key: 'network', label: words.network, after: 'TON' },
      {
        key: 'address',
        label: words.address,
        after: 'UQBq4fT7mK2xVw9sLd3Rp6YhNc8JzEa5gUb1oZxAvCs',
        kind: 'address',
      },
    ],
    memberInvited: [{ key: 'role', label: words.role, after: words.member }],
    apiEnabled: [{ key: 'ranges', label: words.ranges, after: '203.0.113.0/24' }],
  };
  return changes[what] ?? [];
}
