import { publicKeyPem } from '@mpc/api';
import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { apiDraft, rowsOf, settingsIn, valuesOfApi } from './api-form.values.ts';
import { countText, ipCover, ipLines } from './ip-cover.rules.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const spki = publicKeyPem(publicKey.export({ type: 'spki', format: 'der' }));
const values = {
  client: publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  cosigner: '',
  ips: '203.0.113.7, 198.51.100.0/28\n2001:db8::1；203.0.113.8',
  notifyUrl: ' https://pay.example.com/notify ',
  cosignerUrl: '10.20.0.14',
};

it('sends what was entered in one spelling, and takes up what was sent unchanged', () => {
  const settings = {
    client_rsa_pub: spki,
    cosigner_rsa_pub: '',
    ip_whitelist: ['203.0.113.7', '198.51.100.0/28', '2001:db8::1', '203.0.113.8'],
    notify_url: 'https://pay.example.com/notify',
    cosigner_url: 'http://10.20.0.14:28888',
  };
  expect(settingsIn(values)).toEqual(settings);
  expect(settingsIn(valuesOfApi(settings))).toEqual(settings);
});

it.each([
  ['no client key', { client: '' }],
  ['a co-signer key that is none', { cosigner: 'x' }],
  ['no address', { ips: ' ' }],
  ['ranges that let everybody in together', { ips: '0.0.0.0/1 128.0.0.0/1' }],
  ['a URL without TLS', { notifyUrl: 'http://pay.example.com' }],
  ['a co-signer anybody could listen to', { cosignerUrl: '203.0.113.7' }],
])('sends nothing with %s', (_, part) => {
  expect(settingsIn({ ...values, ...part })).toBeNull();
});

const notes = (text: string) => ipLines(rowsOf(text)).map(({ note }) => note);

it('says of each row what it covers, and what is wrong with it', () => {
  expect(ipLines(['203.0.113.7/24'])[0]).toEqual({
    row: '203.0.113.7/24',
    covers: { first: '203.0.113.0', last: '203.0.113.255', count: '256' },
    note: null,
  });
  expect(notes('x 0.0.0.0/0')).toEqual([
    { is: 'format', of: '' },
    { is: 'everybody', of: '' },
  ]);
  expect(notes('0.0.0.0 ::')).toEqual([
    { is: 'unspecified', of: '' },
    { is: 'unspecified', of: '' },
  ]);
  expect(notes('203.0.113.7 203.0.113.7/32 203.0.113.0/24 203.0.113.9/24')).toEqual([
    { is: 'within', of: '203.0.113.0/24' },
    { is: 'repeated', of: '203.0.113.7' },
    null,
    { is: 'repeated', of: '203.0.113.0/24' },
  ]);
  expect(notes('10.0.0.1 128.0.0.0/1 2001:db8::/16')).toEqual([
    { is: 'inside', of: '' },
    { is: 'wide', of: '2147483648' },
    { is: 'wide', of: '2^112' },
  ]);
});

it('counts what rows let in together once, and how much of IPv4 it is', () => {
  expect(ipCover(['203.0.113.0/24', '203.0.113.0/25', '2001:db8::/64'])).toEqual({
    v4: '256',
    v6: '2^64',
    percent: 0,
    opensTogether: false,
  });
  expect(ipCover(['0.0.0.0/1', '128.0.0.0/2'])).toMatchObject({ v4: '3221225472', percent: 75 });
  // A row beside them that cannot be read hides nothing.
  expect(ipCover(['0.0.0.0/1', 'x', '128.0.0.0/1'])).toMatchObject({ percent: 100, opensTogether: true });
  expect(ipCover(['0.0.0.0/0'])).toMatchObject({ opensTogether: false });
  expect(countText((1n << 64n) + 1n)).toBe('>2^64');
});

it('keeps of keys only what reads as a public one', () => {
  const { kept } = apiDraft(1);
  expect(kept({ client: 'bm90IGEga2V5', cosigner: '', ips: 'x' })).toEqual({ cosigner: '', ips: 'x' });
  expect(kept({ client: spki, cosigner: spki.slice(9) })).toEqual({ client: spki });
});
