import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPublicKey } from './rsa-key.rules.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const small = generateKeyPairSync('rsa', { modulusLength: 1024 });
const odd = generateKeyPairSync('rsa', { modulusLength: 2056 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const modern = generateKeyPairSync('ed25519');

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const pem = (der: Uint8Array) =>
  `-----BEGIN PUBLIC KEY-----\n${Buffer.from(der).toString('base64')}\n-----END PUBLIC KEY-----`;
const pkcs1 = (key: KeyObject) => key.export({ type: 'pkcs1', format: 'pem' }).toString();
const body = (pem: string) => pem.replace(/-----[^-]+-----/g, '');

describe('a public key that somebody pastes', () => {
  it('is read, with the length and the fingerprint that other programs give it', () => {
    const der = publicKey.export({ type: 'spki', format: 'der' });
    expect(readPublicKey(spki(publicKey))).toEqual({
      ok: true,
      bits: 2048,
      exponent: '65537',
      form: 'spki',
      fingerprint: createHash('sha256').update(der).digest('hex'),
      pem: spki(publicKey).trim(),
    });
  });

  it('is the same key with other line ends, spaces around it, and in one line', () => {
    const expected = readPublicKey(spki(publicKey));
    const windows = spki(publicKey).replaceAll('\n', '\r\n');
    const oneLine = `-----BEGIN PUBLIC KEY-----${body(spki(publicKey)).replaceAll('\n', '')}-----END PUBLIC KEY-----`;
    for (const text of [windows, `\n  ${spki(publicKey)}\n\n`, oneLine])
      expect(readPublicKey(text)).toEqual(expected);
  });

  it('is the same key where it is written as PKCS#1, and tells the exponent', () => {
    expect(readPublicKey(pkcs1(publicKey))).toEqual({ ...readPublicKey(spki(publicKey)), form: 'pkcs1' });
    const three = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 }).publicKey;
    expect(readPublicKey(spki(three))).toMatchObject({ ok: true, exponent: '3' });
  });

  it.each([
    ['PKCS#8', pkcs8(privateKey)],
    ['PKCS#1', privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['an elliptic curve', pkcs8(curve.privateKey)],
    ['PKCS#8 without its heading', body(pkcs8(privateKey))],
    ['PKCS#8 under the heading of a public key', pkcs8(privateKey).replaceAll('PRIVATE', 'PUBLIC')],
    ['a private key after a public one', `${spki(publicKey)}${pkcs8(privateKey)}`],
  ])('is refused as a secret where it is a private key: %s', (_, text) => {
    expect(readPublicKey(text)).toEqual({ ok: false, reason: 'private' });
  });

  it.each([
    ['shorter', small, 1024],
    ['a little longer', odd, 2056],
  ])('is refused for its length where it is %s', (_, pair, bits) => {
    expect(readPublicKey(spki(pair.publicKey))).toEqual({ ok: false, reason: 'bits', bits });
  });

  it.each([
    ['nothing', ''],
    ['words', 'my public key'],
    ['another sort of key', spki(curve.publicKey)],
    ['a modern sort of key', spki(modern.publicKey)],
    ['a certificate', spki(publicKey).replaceAll('PUBLIC KEY', 'CERTIFICATE')],
    ['PKCS#1 under the heading of PKCS#8', pkcs1(publicKey).replaceAll('RSA PUBLIC', 'PUBLIC')],
    ['no heading', body(spki(publicKey))],
    ['two keys', `${spki(publicKey)}${spki(publicKey)}`],
  ])('is refused where it is %s', (_, text) => {
    expect(readPublicKey(text)).toEqual({ ok: false, reason: 'format' });
  });

  it('is refused, or is a key of its own, when any of its bytes is another', () => {
    const der = publicKey.export({ type: 'spki', format: 'der' });
    const reading = readPublicKey(spki(publicKey));
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const spoilt = Uint8Array.from(der);
        spoilt.set([(spoilt[at] ?? 0) ^ change], at);
        const read = readPublicKey(pem(spoilt));
        expect(read.ok && reading.ok && read.fingerprint === reading.fingerprint).toBe(false);
        // What is read as a key is one to others too.
        if (read.ok) expect(read.bits).toBe(2048);
      }),
    );
  });

  it('is refused when it is cut short or longer than it says', () => {
    const der = publicKey.export({ type: 'spki', format: 'der' });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: der.length }), (missing) => {
        expect(readPublicKey(pem(der.subarray(0, der.length - missing))).ok).toBe(false);
      }),
    );
    expect(readPublicKey(pem(Buffer.concat([der, Buffer.from([0])]))).ok).toBe(false);
  });
});
