import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsPrivateKey } from './private-key.rules.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const modern = generateKeyPairSync('ed25519').privateKey;

const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const encrypted = privateKey
  .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
  .toString();
const oldEncrypted = privateKey
  .export({ type: 'pkcs1', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
  .toString();
const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const body = (pem: string) => pem.replace(/-----[^-]+-----/g, '').trim();
const jwk = privateKey.export({ format: 'jwk' });
const line = (pem: string) => body(pem).replaceAll('\n', '');

/** As OpenSSH writes it; only the beginning counts. */
const openSsh = Buffer.concat([
  Buffer.from('openssh-key-v1\0'),
  Buffer.from('0000000462637279707400000006', 'hex'),
]).toString('base64');

describe('a private key', () => {
  it.each([
    ['PKCS#1', pkcs1],
    ['PKCS#8', pkcs8(privateKey)],
    ['PKCS#8 with a password', encrypted],
    ['PKCS#1 with a password', oldEncrypted],
    ['of an elliptic curve', pkcs8(curve)],
    ['of an elliptic curve, SEC 1', curve.export({ type: 'sec1', format: 'pem' }).toString()],
    ['Ed25519', pkcs8(modern)],
    ['OpenSSH', `-----BEGIN OPENSSH PRIVATE KEY-----\n${openSsh}\n-----END OPENSSH PRIVATE KEY-----`],
    ['PGP', '-----BEGIN PGP PRIVATE KEY BLOCK-----'],
    ['PuTTY', 'PuTTY-User-Key-File-3: ssh-rsa\nEncryption: none'],
    ['JSON', JSON.stringify(privateKey.export({ format: 'jwk' }))],
    ['XML', '<RSAKeyValue><Modulus>AQ==</Modulus><D>AQ==</D></RSAKeyValue>'],
    ['a heading alone', '-----BEGIN PRIVATE KEY-----'],
    ['a heading with other signs in it', '—— begin  private\u200b key ——'],
  ])('is recognised: %s', (_, text) => {
    expect(holdsPrivateKey(text)).toBe(true);
    expect(holdsPrivateKey(`${spki}${text}`)).toBe(true);
    expect(holdsPrivateKey(text.toLowerCase().includes('begin') ? text.replaceAll('\n', ' ') : text)).toBe(
      true,
    );
  });

  it.each([
    ['PKCS#1', body(pkcs1)],
    ['PKCS#8', body(pkcs8(privateKey))],
    ['PKCS#8 with a password', body(encrypted)],
    ['Ed25519', body(pkcs8(modern))],
    ['OpenSSH', openSsh],
    ['in one line', line(pkcs1)],
    ['cut off', line(pkcs8(privateKey)).slice(0, 40)],
    ['in hex', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('hex')],
    [
      'in hex, byte by byte',
      (curve.export({ type: 'sec1', format: 'der' }).toString('hex').match(/../g) ?? []).join(':'),
    ],
    ['behind a label', `client_key=${line(pkcs1)}`],
    ['as a setting of a program', body(pkcs1).replaceAll('\n', '\\n')],
    ['JSON in single quotes', JSON.stringify(jwk).replaceAll('"', "'")],
    ['JSON in JSON', JSON.stringify(JSON.stringify(jwk))],
    ['JSON without quotes', JSON.stringify(jwk).replaceAll('"', '')],
    ['JSON in base64', Buffer.from(JSON.stringify(jwk)).toString('base64')],
    ['XML with prefixes', '<ds:RSAKeyValue><ds:D>AQ==</ds:D></ds:RSAKeyValue>'],
    ['as OpenSSL prints it', 'privateExponent:\n    00:9d:41'],
    ['as a list of bytes', [...privateKey.export({ type: 'pkcs1', format: 'der' })].join(', ')],
    [
      'in base64 twice more',
      Buffer.from(Buffer.from(pkcs8(privateKey)).toString('base64')).toString('base64'),
    ],
    ['in base64 once more', Buffer.from(pkcs8(privateKey)).toString('base64')],
    ['as a quotation', body(pkcs1).replaceAll(/^/gm, '> ')],
    ['at once behind a public key', `${line(spki)}${line(pkcs1)}`],
    ['under the heading of a public one', pkcs8(privateKey).replaceAll('PRIVATE', 'PUBLIC')],
  ])('is recognised without its heading: %s', (_, text) => {
    expect(holdsPrivateKey(text)).toBe(true);
  });
});

describe('a private key in hexadecimal', () => {
  it.each([
    ['PKCS#1', privateKey.export({ type: 'pkcs1', format: 'der' })],
    ['PKCS#8', privateKey.export({ type: 'pkcs8', format: 'der' })],
    [
      'PKCS#8 with a password',
      privateKey.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: 'x' }),
    ],
    ['of an elliptic curve', curve.export({ type: 'sec1', format: 'der' })],
    ['Ed25519', modern.export({ type: 'pkcs8', format: 'der' })],
  ])('is recognised however it is written: %s', (_, der) => {
    const digits = der.toString('hex');
    const pairs = digits.match(/../g) ?? [];
    const dump = (digits.match(/.{1,32}/g) ?? []).map((line, at) =>
      [at.toString(16).padStart(7, '0') + '0:', ...(line.match(/.{1,4}/g) ?? [])].join(' '),
    );
    for (const text of [
      digits,
      digits.toUpperCase(),
      `0x${digits}`,
      `key=${digits.slice(0, 64)}`,
      pairs.join(' '),
      pairs.join(':'),
      pairs.map((pair) => `0x${pair}`).join(', '),
      pairs.map((pair) => String.raw`\x${pair}`).join(''),
      digits.replaceAll(/.{64}/g, '$&\n'),
      digits.replaceAll(/.{64}/g, String.raw`$&\n`),
      dump.join('\n'),
      publicKey.export({ type: 'spki', format: 'der' }).toString('hex') + digits,
    ])
      expect(holdsPrivateKey(text), text.slice(0, 40)).toBe(true);
  });
});

describe('what is no secret', () => {
  it.each([
    ['nothing', ''],
    ['words', 'My public key is kept in the safe.'],
    ['a URL', 'https://pay.example.com/MC4CAQ?a=b'],
    ['a public key', spki],
    ['a public key of PKCS#1', publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['a public key in hexadecimal', publicKey.export({ type: 'spki', format: 'der' }).toString('hex')],
    ['a hash', 'ab30'.repeat(16)],
    ['a public key in JSON', JSON.stringify(publicKey.export({ format: 'jwk' }))],
  ])('is not taken for a private key: %s', (_, text) => {
    expect(holdsPrivateKey(text)).toBe(false);
  });

  it('is not taken for one, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 256, maxLength: 256 }), (modulus) => {
        for (const form of ['base64', 'hex'] as const)
          expect(holdsPrivateKey(Buffer.from(modulus).toString(form))).toBe(false);
      }),
    );
  });

  it('is read in a moment, however long it is', () => {
    const began = performance.now();
    for (const part of ['M', '30']) expect(holdsPrivateKey(part.repeat(100_000 / part.length))).toBe(false);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
