import { expect, it } from 'vitest';
import { holdsSecret } from './secret-text.rules.ts';

const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

it.each([
  ['a phrase', phrase],
  ['one in capitals', phrase.toUpperCase()],
  [
    'one that is numbered',
    phrase
      .split(' ')
      .map((word, at) => `${at + 1}. ${word}`)
      .join('\n'),
  ],
  ['one amid other words', `My backup: ${phrase}. Keep it`],
  ['one in Chinese', '的 一 是 在 不 了 有 和 人 这 中 大'],
  ['a key in hex', `0x${'4c'.repeat(32)}`],
  ['one in capitals of words', phrase.replaceAll(/ ?\b[a-z]/g, (start) => start.trim().toUpperCase())],
  ['a key in hex, in groups', '4c4c4c4c '.repeat(8)],
  ['a key in base64', 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f'],
  ['a key of PEM', '-----BEGIN EC PRIVATE KEY-----\nMHQC'],
  [
    'an extended key',
    `xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi`,
  ],
  ['a key to import', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
])('knows %s', (_what, text) => {
  expect(holdsSecret(text)).toBe(true);
});

it.each([
  'Recovery drill for the auditors',
  'We want to test the recovery of our keys for the yearly audit and will destroy the file at once',
  'Moving the gas station to another platform, ticket 4711, approved by Kofi Okafor and Ana Ruiz on Monday',
  '年度恢复演练，用于审计',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'Transfers 700816, 700836 and 700852 of 2026-11-20, 12 500 USDT',
])('lets an ordinary reason be: %s', (text) => {
  expect(holdsSecret(text)).toBe(false);
});
