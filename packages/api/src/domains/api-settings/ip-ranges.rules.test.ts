import { describe, expect, it } from 'vitest';
import {
  ipCount,
  ipText,
  ipTotal,
  isInside,
  isWithin,
  openVersions,
  readIpRange,
  type IpRange,
} from './ip-ranges.rules.ts';

const range = (row: string): IpRange => {
  const found = readIpRange(row);
  if (found === undefined) throw new Error(`${row} is no range`);
  return found;
};
const said = (row: string) => {
  const { version, first, last } = range(row);
  return [ipText(version, first), ipText(version, last), ipCount(range(row)).toString()];
};

describe('a row of addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.7', '1'],
    ['203.0.113.7/24', '203.0.113.0', '203.0.113.255', '256'],
    ['198.51.100.0/28', '198.51.100.0', '198.51.100.15', '16'],
    ['0.0.0.0/0', '0.0.0.0', '255.255.255.255', '4294967296'],
    ['2001:DB8::/127', '2001:db8::', '2001:db8::1', '2'],
    ['2001:0db8:0:0:1::7', '2001:db8::1:0:0:7', '2001:db8::1:0:0:7', '1'],
    ['::/0', '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', (2n ** 128n).toString()],
    ['::ffff:203.0.113.0/120', '203.0.113.0', '203.0.113.255', '256'],
  ])('%s covers %s to %s', (row, ...covered) => {
    expect(said(row)).toEqual(covered);
  });

  it('lies within another, which two versions never do', () => {
    expect(isWithin(range('203.0.113.7'), range('203.0.113.0/24'))).toBe(true);
    expect(isWithin(range('203.0.113.0/24'), range('203.0.113.7'))).toBe(false);
    expect(isWithin(range('0.0.0.1'), range('::/64'))).toBe(false);
  });

  it.each(['10.1.2.3', '192.168.0.0/24', '127.0.0.1', '100.64.0.0/10', 'fd00::/8', 'fe80::1', '::1'])(
    'is never where a call comes from: %s',
    (row) => {
      expect(isInside(range(row))).toBe(true);
    },
  );

  it.each(['203.0.113.7', '10.0.0.0/7', '172.32.0.1', '2001:db8::1'])('may be: %s', (row) => {
    expect(isInside(range(row))).toBe(false);
  });
});

describe('rows together', () => {
  it('are counted without what they share', () => {
    const ranges = ['203.0.113.0/24', '203.0.113.128/25', '203.0.114.0/24', '2001:db8::1'].map(range);
    expect(ipTotal(ranges, 4)).toBe(512n);
    expect(ipTotal(ranges, 6)).toBe(1n);
  });

  it('let everybody in by version', () => {
    expect(openVersions(['0.0.0.0/1', '128.0.0.0/1'].map(range))).toEqual([4]);
    expect(openVersions(['::/0', '0.0.0.0/0'].map(range))).toEqual([4, 6]);
    expect(openVersions(['0.0.0.0/1', '128.0.0.0/2'].map(range))).toEqual([]);
  });
});
