import type { World } from '../../world/world.ts';
import type { LoginRow } from './account-tables.ts';

type Facts = Omit<LoginRow, 'id' | 'login_time' | 'is_new_device' | 'is_new_country'>;

/** Writes down that somebody signs in now, or tries to, and whether the device or the country is new with them. */
export function noteLogin(world: World, facts: Facts): LoginRow {
  const before = world.logins.where('uid', facts.uid).filter((row) => row.result === 1);
  const isNew = (what: 'device' | 'country') => before.every((row) => row[what] !== facts[what]);
  return world.logins.insert({
    ...facts,
    id: world.nextId('login'),
    login_time: world.clock.now(),
    is_new_device: isNew('device') ? 1 : 0,
    is_new_country: isNew('country') ? 1 : 0,
  });
}

const thisBrowser = {
  ip: '192.0.2.10',
  location: 'Berlin',
  country: 'DE',
  device: 'This computer',
  os: 'Linux',
  browser: 'Chrome 148',
} as const;

/** Somebody signs in to the sandbox: where they were last let in from a browser. */
export function noteSignIn(world: World, uid: number): void {
  const last = world.logins
    .where('uid', uid)
    .findLast((row) => row.result === 1 && row.client_type === 'web');
  const { ip, location, country, device, os, browser } = last ?? thisBrowser;
  const place = { ip, location, country, device, os, browser };
  noteLogin(world, { ...place, uid, client_type: 'web', result: 1, fail_reason: '' });
}
