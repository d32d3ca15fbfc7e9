import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmail, isIp, webProtocol } from './check-addresses.rules.ts';

it.each(['name@example.com', 'first.last+tag@mail.example.co', "o'neil@example.com", 'a@b.xn--p1ai'])(
  'takes the e-mail address %s',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  'name',
  'name@',
  '@example.com',
  'name@example',
  'name@@example.com',
  '.name@example.com',
  'na..me@example.com',
  'name@-example.com',
  'name@example..com',
  'name@203.0.113.7',
  'na me@example.com',
  'name@example.com ',
  'Lin <name@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `name@${'a'.repeat(64)}.com`,
])('refuses %s as an e-mail address', (text) => expect(isEmail(text)).toBe(false));

it.each([
  ['https://example.com', 'https'],
  ['HTTPS://example.com/a?b=c#d', 'https'],
  ['http://203.0.113.7:8080/callback', 'http'],
  ['https://[2001:db8::7]/', 'https'],
  ['http://localhost:3000', 'http'],
  ['example.com', undefined],
  ['//example.com', undefined],
  ['ftp://example.com', undefined],
  ['https://', undefined],
  ['https:///path', undefined],
  ['https://name', undefined],
  ['https://exa mple.com', undefined],
  ['https://example.com\n', undefined],
  ['https://example.com:99999', undefined],
  ['javascript:alert(1)', undefined],
])('knows the protocol of %j: %s', (text, protocol) => expect(webProtocol(text)).toBe(protocol));

it('takes every IPv4 and IPv6 address, each only as its own version', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), (four, six) => {
      expect(isIp(four)).toBe(true);
      expect(isIp(four, { version: 6 })).toBe(false);
      expect(isIp(six)).toBe(true);
      expect(isIp(six, { version: 4 })).toBe(false);
    }),
  );
});

it.each([
  '256.0.0.1',
  '1.2.3',
  '1.2.3.4.5',
  '01.2.3.4',
  '1.2.3.4 ',
  '１.2.3.4',
  '',
  ':',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8:9',
  '12345::',
  'g::1',
  '1.2.3.4::',
  '::1.2.3.256',
  'fe80::1%eth0',
])('refuses %j as an IP address', (text) => expect(isIp(text)).toBe(false));

it('takes a range only where one is asked for, and no longer than the address', () => {
  expect(isIp('203.0.113.0/24')).toBe(false);
  for (const range of ['203.0.113.0/24', '0.0.0.0/0', '203.0.113.7/32', '2001:db8::/128', '203.0.113.7'])
    expect(isIp(range, { range: true })).toBe(true);
  for (const range of ['203.0.113.0/33', '203.0.113.0/', '203.0.113.0/024', '::/129', '1.2.3.4/8/8', '/8'])
    expect(isIp(range, { range: true })).toBe(false);
});
