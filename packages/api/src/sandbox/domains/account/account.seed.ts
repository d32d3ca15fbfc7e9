import type { LoginFault } from '../../../domains/account/account.schema.ts';
import type { History } from '../../world/history.ts';
import { people } from '../../world/people.seed.ts';
import type { World } from '../../world/world.ts';
import type { LoginRow } from './account-tables.ts';
import { noteLogin } from './note-login.ts';
import { day, hour, minute } from '../../../core/durations.ts';

type Device = Pick<LoginRow, 'ip' | 'location' | 'country' | 'device' | 'os' | 'browser' | 'client_type'>;

const place = (
  where: readonly [ip: string, location: string, country: string],
  what: readonly [device: string, os: string, browser: string],
  client_type: Device['client_type'] = 'web',
): Device => {
  const [ip, location, country] = where;
  const [device, os, browser] = what;
  return { ip, location, country, device, os, browser, client_type };
};

const mac = ['MacBook Pro', 'macOS 26', 'Safari 26'] as const;
const windows = ['ThinkPad X1', 'Windows 11', 'Edge 147'] as const;
const linux = ['Workstation', 'Ubuntu 26.04', 'Firefox 152'] as const;
const phone = ['iPhone 17', 'iOS 26', 'App 5.2'] as const;
const pixel = ['Pixel 10', 'Android 16', 'App 5.2'] as const;

const lisbon = ['203.0.113.24', 'Lisbon', 'PT'] as const;
const accra = ['198.51.100.61', 'Accra', 'GH'] as const;
const singapore = ['203.0.113.140', 'Singapore', 'SG'] as const;
const osaka = ['198.51.100.7', 'Osaka', 'JP'] as const;
const porto = ['203.0.113.77', 'Porto', 'PT'] as const;
const leeds = ['192.0.2.88', 'Leeds', 'GB'] as const;

/** Where everybody usually signs in from: a browser and, for some, the app. */
const habits: readonly (readonly [uid: number, places: readonly [Device, ...Device[]]])[] = [
  [people.owner.uid, [place(lisbon, mac), place(lisbon, mac), place(lisbon, phone, 'app')]],
  [people.admin.uid, [place(accra, windows), place(accra, windows), place(accra, pixel, 'app')]],
  [people.member.uid, [place(singapore, linux)]],
  [people.secondMember.uid, [place(osaka, windows), place(osaka, pixel, 'app')]],
  [people.approver.uid, [place(porto, mac)]],
  [people.outsider.uid, [place(leeds, windows)]],
];

/** What stood out: tries that failed, a new device, and a country that nobody had been in. */
const odd: readonly (readonly [ago: number, uid: number, place: Device, fault?: LoginFault])[] = [
  [58 * day, people.owner.uid, place(lisbon, mac), 'authenticator'],
  [33 * day, people.owner.uid, place(['198.51.100.203', 'Zurich', 'CH'], phone, 'app')],
  [20 * day, people.admin.uid, place(accra, windows), 'expired'],
  [12 * day, people.admin.uid, place(accra, linux)],
  [9 * day, people.member.uid, place(singapore, linux), 'password'],
  [9 * day - 2 * minute, people.member.uid, place(singapore, linux), 'password'],
  [9 * day - 4 * minute, people.member.uid, place(singapore, linux), 'locked'],
  [6 * day, people.secondMember.uid, place(osaka, windows), 'refused'],
  [3 * day, people.owner.uid, place(['192.0.2.199', 'Bucharest', 'RO'], windows), 'password'],
  [3 * day - minute, people.owner.uid, place(['192.0.2.199', 'Bucharest', 'RO'], windows), 'refused'],
  [31 * hour, people.member.uid, place(['198.51.100.90', 'Seoul', 'KR'], linux)],
];

/** Everybody has signed in now and then. */
export function seedAccount(world: World, history: History): void {
  const { random } = world;
  const come = (ago: number, uid: number, from: Device, fail_reason: LoginFault = '') =>
    history.ago(ago, () => {
      noteLogin(world, { ...from, uid, result: fail_reason === '' ? 1 : 0, fail_reason });
    });
  for (const [uid, places] of habits) {
    for (let days = 90; days > 0; days -= random.whole(2, 6))
      come(days * day - random.whole(0, 600) * minute, uid, random.pick(places));
    // Nobody's last sign-in is of long ago.
    come(random.whole(1, 20) * hour, uid, places[0]);
  }
  for (const [ago, uid, from, fault] of odd) come(ago, uid, from, fault);
}
