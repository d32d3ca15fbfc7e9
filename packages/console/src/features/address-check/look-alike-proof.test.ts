import { describe, expect, it } from 'vitest';
import { isRead, proofOf } from './look-alike-proof.rules.ts';

const known = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const forged = `0x5aAeb6${'1'.repeat(28)}1BeAed`;
const found = { level: 'block', anchor: { address: known, label: 'Acme' }, head: 6, tail: 6 } as const;

describe('what proves that a look-alike was read', () => {
  it('is its middle, where it stops agreeing with the trusted one', () => {
    expect(proofOf(forged, known)).toEqual({ from: 9, to: 14, characters: '111111' });
    expect(isRead(forged, found, '')).toBe(false);
    expect(isRead(forged, found, '0x5aAe')).toBe(false);
    expect(isRead(forged, found, ' 111111 ')).toBe(true);
  });

  it('are its last characters where only they differ, in either case', () => {
    const tail = `${known.slice(0, -2)}ff`;
    expect(proofOf(tail, known).characters).toBe(tail.slice(-6));
    expect(isRead(tail, found, tail.slice(-6).toUpperCase())).toBe(true);
  });

  it('is not asked for of an address that looks like none, or hardly', () => {
    expect(isRead(forged, null, '')).toBe(true);
    expect(isRead(forged, { ...found, level: 'note' }, '')).toBe(true);
  });
});
