import { expect, it } from 'vitest';
import { checkAddress } from './check-address.ts';
import { typosOf } from './testing/typos.ts';
import { codeOf } from './testing/code-of.ts';

// The examples of ERC-55 (public domain).
const mixed = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const capitals = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const sixLetters = '0x52908400098527886E0F7030069857D2E4169EE7';
const lower = ['0xde709f2102306220921060314715629080e2fb77', '0x27b1fdb04752bbc536007a920d24acb045561c26'];

const reasonOf = (text: string) => codeOf('ETH', text);

it.each([...mixed, capitals])('accepts %s, whose capitals are its checksum', (text) => {
  expect(checkAddress('ETH', text)).toMatchObject({
    ok: true,
    checksum: 'strong',
    normalized: text,
    warnings: [],
  });
});

it.each(lower)('accepts %s and says that it carries no checksum', (text) => {
  expect(checkAddress('ETH', text)).toMatchObject({ ok: true, checksum: 'absent', warnings: ['noChecksum'] });
});

it.each(mixed)('reads %s in lower case as the same account, and shows it with its checksum', (text) => {
  expect(checkAddress('BSC', text.toLowerCase())).toMatchObject({
    ok: true,
    normalized: text,
    key: `evm:${text.toLowerCase()}`,
    checksum: 'absent',
  });
});

it.each(mixed)('refuses %s in capitals, because those are not its checksum', (text) => {
  expect(reasonOf(`0x${text.slice(2).toUpperCase()}`)).toBe('checksum');
});

it.each([...mixed, capitals])('sees every mistyped character and every swap in %s', (text) => {
  const accepted = typosOf(text, '0123456789abcdefABCDEFgG').filter((typo) => reasonOf(typo) === 'ok');
  expect(accepted).toEqual([]);
});

it('accepts an address with few letters, and says that they check little', () => {
  expect(checkAddress('ETH', sixLetters)).toMatchObject({
    ok: true,
    checksum: 'absent',
    normalized: sixLetters,
    warnings: ['weakChecksum'],
  });
});

it('cannot see a mistyped digit where the checksum is absent, and warns each time', () => {
  for (const text of lower) {
    const typo = text.endsWith('7') ? `${text.slice(0, -1)}8` : `${text.slice(0, -1)}7`;
    expect(checkAddress('ETH', typo)).toMatchObject({ ok: true, warnings: ['noChecksum'] });
  }
});

it('refuses the zero address', () => {
  expect(reasonOf(`0x${'0'.repeat(40)}`)).toBe('zeroAddress');
});

it.each([
  ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'prefix'],
  ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'prefix'],
  ['0x', 'length'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'length'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0', 'length'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'alphabet'],
  ['0xOaAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'alphabet'],
])('refuses %s by %s', (text, code) => {
  expect(reasonOf(text)).toBe(code);
});

it('names the character that does not belong and where it stands', () => {
  expect(checkAddress('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeO')).toEqual({
    ok: false,
    reason: { code: 'alphabet', character: 'O', position: 42 },
  });
});
