import { clear, createStore, get, set } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { database } from './database.ts';
import { sealKey } from './seal-key.ts';
import { changeSealed, openSealed, readSealed, seal, writeSealed, type SealedKey } from './sealed.ts';

const place: SealedKey = ['draft', 7, 'transfer', 31];
const record = { amount: '1200.50', to: 'payee', outputs: [{ amount: '1' }] };
const keys = createStore('mpc-key', 'key');

afterEach(() => clear(database));

it('R22: there is one key for every tab, and no program can read it', async () => {
  await clear(keys);
  const [first, ...others] = await Promise.all([sealKey(), sealKey(), sealKey()]);
  if (first === undefined) throw new Error('There is no key');
  const message = new TextEncoder().encode('one');
  const signed = async (key: CryptoKey) => new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  for (const other of others) expect(await signed(other)).toEqual(await signed(first));
  expect(first).toMatchObject({ extractable: false, type: 'secret', usages: ['sign'] });
  await expect(crypto.subtle.exportKey('raw', first)).rejects.toThrow();
});

it('gives back what was written at a place', async () => {
  expect(await readSealed(place)).toEqual({ is: 'none' });
  await writeSealed(place, record);
  expect(await readSealed(place)).toEqual({ is: 'whole', value: record });
});

it('R22: believes no record that was edited, moved, or written by something else', async () => {
  const kept = await seal(place, record);
  const { text } = kept;
  const changed = [
    ...['1200.50', 'payee', '"1"', 'amount'].map((part) => ({ ...kept, text: text.replace(part, 'x') })),
    { ...kept, text: `${text} ` },
    { ...kept, seal: kept.seal.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { ...kept, seal: '' },
    { text },
    text,
    record,
    null,
    7,
  ];
  for (const one of changed)
    expect(await openSealed(place, one), JSON.stringify(one)).toEqual({ is: 'broken' });
  const elsewhere: SealedKey[] = [
    ['draft', 8, 'transfer', 31],
    ['draft', 7, 'transfer', 32],
    ['draft', 7, 'web3', 31],
    ['intent', 7, 'transfer', 31],
    ['draft', 7, 'transfer', '31'],
  ];
  for (const other of elsewhere) expect(await openSealed(other, kept)).toEqual({ is: 'broken' });
  expect(await openSealed(place, kept)).toEqual({ is: 'whole', value: record });
});

it('seals nothing with what is put in place of its key, and believes nothing the lost key sealed', async () => {
  const open = { name: 'HMAC', hash: 'SHA-256' };
  for (const put of ['no key', await crypto.subtle.generateKey(open, true, ['sign'])]) {
    await writeSealed(place, 'before');
    const kept = await get<{ text: string }>([...place], database);
    await set('seal', put, keys);
    // Another text, so that nothing this tab has seen before answers for it.
    await set([...place], { ...kept, text: '"another"' }, database);
    expect(await readSealed(place)).toEqual({ is: 'broken' });
    expect((await sealKey()).extractable).toBe(false);
  }
});

it('loses no change that another tab makes meanwhile', async () => {
  await writeSealed(place, 0);
  const add = () =>
    changeSealed(place, (found) => (found.is === 'whole' ? Number(found.value) + 1 : undefined));
  await Promise.all(Array.from({ length: 5 }, add));
  expect(await readSealed(place)).toEqual({ is: 'whole', value: 5 });
  await changeSealed(place, () => undefined);
  expect(await readSealed(place)).toEqual({ is: 'whole', value: 5 });
});
