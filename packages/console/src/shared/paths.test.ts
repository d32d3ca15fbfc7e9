import { expect, it } from 'vitest';
import { isOwnPath, isWalletCenter, loginPath, paths, to } from './paths.ts';

it('fills the id into a pattern, escaped', () => {
  expect(to(paths.center.collection.edit, { id: 7 })).toBe('/mpc/center/collection/edit/7');
  expect(to(paths.center.collection.detail, { id: 'a/b' })).toBe('/mpc/center/collection/detail/a%2Fb');
});

it('gives paths without an id as they are', () => {
  expect(to(paths.center.todo)).toBe('/mpc/center/todo');
});

it.each([
  ['/mpc/center/wallet', true],
  ['/mpc/center/wallet/addressBook', true],
  ['/mpc/center/todo', false],
  ['/mpc/wallet', false],
])('knows whether %s is the wallet centre', (path, expected) => {
  expect(isWalletCenter(path)).toBe(expected);
});

it.each(['/mpc/wallet?type=1', '/mpc', '/mpc?x=1'])('sends people back to %s after signing in', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each(['//evil.example/mpc', 'https://evil.example', '/mpcevil', '/login', 'javascript:alert(1)'])(
  'sends nobody to %s',
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);

it('leaves the language out of the login path for English only', () => {
  expect(loginPath('en-US')).toBe('/login');
  expect(loginPath('zh-CN')).toBe('/zh-CN/login');
});
