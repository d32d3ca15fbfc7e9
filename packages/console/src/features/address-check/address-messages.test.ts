import { checkAddress, lookAlike } from '@mpc/api/addresses';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#shared/i18n/i18n.ts';
import { addressFieldCheck, lookAlikeMessage } from './address-messages.ts';

const speak: Record<string, TFunction> = {};

beforeAll(async () => {
  for (const language of ['en-US', 'zh-CN'] as const)
    speak[language] = (await startI18n(language, ['translation.order'])).t;
});

const warned: [base: string, text: string][] = [
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['LTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['SOL', '2gVkYWexTHR5Hb2aLeQN3tnngvWzisFKXDUPrgMHpdST'],
  ['SOL', '6X4X1Ae24mkoWeCEpktevySVG9jzeCufut5vtUW3wFrD'],
  ['EOS', 'acmetreasury'],
  ['TON', `0:${'2c'.repeat(32)}`],
  ['ETH', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ETH', '0xde709f2102306220921060314715629080e2fb77'],
];

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sharedForm = (language: string) =>
  addressFieldCheck(speak[language] as TFunction, 'BTC')('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy')?.message;

const wrong: [base: string, text: string, code: string][] = [
  ['TRX', ' ', 'empty'],
  ['TRX', 'T'.repeat(200), 'tooLong'],
  ['TRX', `${tron.slice(0, 9)}\u200b${tron.slice(9)}`, 'invisible'],
  ['TRX', `${tron.slice(0, 9)} ${tron.slice(9)}`, 'whitespace'],
  ['TRX', `Т${tron.slice(1)}`, 'nonAscii'],
  ['ETH', `ethereum:${evm}`, 'uriPrefix'],
  ['TRX', `X${tron.slice(1)}`, 'prefix'],
  ['TRX', `${tron.slice(0, 9)}0${tron.slice(10)}`, 'alphabet'],
  ['TRX', tron.slice(0, 20), 'length'],
  ['TRX', `${tron}8`, 'length'],
  ['TRX', `${tron.slice(0, 9)}x${tron.slice(10)}`, 'checksum'],
  ['TRX', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'hexForm'],
  ['ETH', `0x${'0'.repeat(40)}`, 'zeroAddress'],
  ['ETH', '0x000000000000000000000000000000000000dEaD', 'burnAddress'],
  ['ETH', tron, 'wrongChain'],
  ['XLM', tron, 'unknownChain'],
  ['BTC', 'bc1qvyq0cc6RAHYVSAZFDJE0TWL7EZ82NDMUAC2LHV', 'mixedCase'],
  ['BTC', 'bc1z2rksukkjr8', 'futureWitness'],
  ['BTC', 'bc1pam775nxmvam4pfpqlm5q06k0y84e3x9w0xuhdpmxuna2qj3dfg6qnzh0s2', 'noKey'],
  ['BTC', 'mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'otherNetwork'],
  ['TON', 'EQCmGW+z-UL00FmnhWaMvJq_i86YY5GlJP3uJW19KC5Tzq4C', 'mixedAlphabet'],
  ['TON', `5:${'2c'.repeat(32)}`, 'workchain'],
  ['EOS', 'eosio.token', 'systemAddress'],
];

describe.each(['en-US', 'zh-CN'])('in %s', (language) => {
  it.each(wrong)('%s %s: says what is wrong', (base, text, code) => {
    const check = checkAddress(base, text);
    expect(check).toMatchObject({ ok: false, reason: { code } });
    const t = speak[language] as TFunction;
    const message = addressFieldCheck(t, base)(text)?.message;
    expect(message).toMatch(language === 'zh-CN' ? /[\u4e00-\u9fff].*。$/ : /^[A-Z“].*\.$/);
    expect(message).not.toContain('addressCheck');
    expect(message).not.toContain('{{');
  });

  it.each(warned)('%s %s: says what to be careful about', (base, text) => {
    const message = addressFieldCheck(speak[language] as TFunction, base)(text);
    expect(message).toMatchObject({ level: 'warning' });
    expect(message?.message).toMatch(language === 'zh-CN' ? /[\u4e00-\u9fff].*。$/ : /^[A-Z].*\.$/);
    expect(message?.message).not.toContain('addressCheck');
    expect(message?.message).not.toContain('{{');
  });

  it('says one thing of every warning, and another of each', () => {
    const t = speak[language] as TFunction;
    const said = new Set(warned.map(([base, text]) => addressFieldCheck(t, base)(text)?.message));
    // The same is said on Solana and EOS, and of the bare form on TON and Ethereum.
    expect(said.size).toBe(6);
  });

  it('warns of an address without its checksum, and says nothing of a good one', () => {
    const check = addressFieldCheck(speak[language] as TFunction, 'ETH');
    expect(check(evm.toLowerCase())).toMatchObject({ level: 'warning' });
    expect(check(evm)).toBeNull();
  });
});

it('names every chain that has addresses of the same form', () => {
  expect(sharedForm('en-US')).toMatch(/^Also valid on Bitcoin Cash and Litecoin/);
  expect(sharedForm('zh-CN')).toMatch(/^该地址在以下网络同样有效：比特币现金、莱特币。/);
});

it('waits with an error that more typing cures, and with no other', () => {
  const t = speak['en-US'] as TFunction;
  expect(addressFieldCheck(t, 'TRX')('TJRab')).toMatchObject({ final: false });
  expect(addressFieldCheck(t, 'ETH')('0')).toMatchObject({ final: false });
  expect(addressFieldCheck(t, 'ETH')('1')).toMatchObject({ final: true });
  expect(addressFieldCheck(t, 'TRX')(`${tron}8`)).toMatchObject({ final: true });
});

it('names the trusted address that another looks like', () => {
  const t = speak['en-US'] as TFunction;
  const anchors = [{ address: evm, label: 'Binance hot' }];
  const forged = `${evm.slice(0, 7)}${'1'.repeat(30)}${evm.slice(-5)}`.toLowerCase();
  const found = lookAlike('ETH', forged, anchors, ({ address }) => address);
  expect(found?.level).toBe('block');
  if (found === null) return;
  const message = lookAlikeMessage(t, forged, found);
  expect(message.level).toBe('error');
  expect(message.message).toContain('“Binance hot”');
});
