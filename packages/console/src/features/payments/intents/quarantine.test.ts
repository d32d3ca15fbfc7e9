import { intercept } from '#shared/testing/network.ts';
import { clear, entries, get, keys, set } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { seal, writeSealed } from '#shared/drafts/sealed.ts';
import { idOf, intent, row, to } from './intent-samples.ts';
import { amend, forgetSettledIntents, intentsOf, quarantinedOf, record, release } from './journal.ts';
import { placeOf } from './kept-intent.ts';
import { lookUp } from './look-up.ts';
import { sendPayment } from './send-payment.ts';

const thief = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const taken = { id: 900, needSign: false };
const key = ['intent', 7, 1, 31, idOf(1)];
const where = { walletId: 1, subWalletId: 31, requestId: idOf(1) };

/** Every value within a record, as a path to it. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]));
}

/** The record with another value at a path. */
function edited(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined)
    return typeof value === 'number' ? value + 1 : typeof value === 'string' ? `${value}x` : 1;
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: edited(fields[name], rest) };
}

/** An intent as consoles wrote it that knew no seals. */
const former = (state: string) => ({ ...intent(), state, digest: 'd', facts: {} });

/** What somebody does who can edit the database, and nothing more. */
async function edit(change: (record: unknown) => unknown): Promise<void> {
  const kept = await get<{ text: string; seal: string }>(key, database);
  if (kept === undefined) throw new Error('There is no record');
  await set(key, { ...kept, text: JSON.stringify(change(JSON.parse(kept.text))) }, database);
}

afterEach(() => clear(database));

describe('an intent that was changed in the browser', () => {
  it('R22: is believed in nothing, whichever of its fields was edited', async () => {
    const whole = intent({ state: 'notFound' }, { memo: '7', remark: 'rent' });
    const paths = pathsIn(whole);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      await record(whole);
      await edit((kept) => edited(kept, path));
      expect(await intentsOf(7), path.join('.')).toEqual([]);
      expect(await quarantinedOf(7), path.join('.')).toEqual([{ key, ...where }]);
    }
  });

  it.each([
    ['text', 'garbage'],
    ['a number', 7],
    ['nothing', null],
    ['a list', []],
    ['an intent without a seal', intent({ state: 'sent' })],
    ['a text that is no JSON', { text: '{', seal: '' }],
  ])('R22: is quarantined by where it lies, and not read, where it is %s', async (_, kept) => {
    await set(key, kept, database);
    expect(await intentsOf(7)).toEqual([]);
    expect(await quarantinedOf(7)).toEqual([{ key, ...where }]);
    await forgetSettledIntents(7);
    expect(await keys(database)).toEqual([key]);
  });

  it('is quarantined where its seal is good and its shape is not', async () => {
    const shapes = [
      {},
      { ...intent(), payment: { kind: 'gift', order: {} } },
      { ...intent(), wallet: 'Treasury' },
    ];
    for (const shape of shapes) {
      await writeSealed(placeOf(intent()), shape);
      expect(await quarantinedOf(7)).toHaveLength(1);
    }
  });

  it('R22: cannot be put in the place of another payment, person or sub-wallet', async () => {
    const kept = await seal(placeOf(intent()), intent());
    for (const place of [
      ['intent', 7, 1, 31, idOf(2)],
      ['intent', 7, 1, 32, idOf(1)],
      ['intent', 8, 1, 31, idOf(1)],
    ])
      await set(place, kept, database);
    expect([...(await intentsOf(7)), ...(await intentsOf(8))]).toEqual([]);
    expect(await quarantinedOf(7)).toHaveLength(2);
    expect(await quarantinedOf(8)).toHaveLength(1);
  });

  it('R22: is never sent again, and holds up every payment from its sub-wallet but no other', async () => {
    const shown = intent({ state: 'notFound' });
    await record(shown);
    const asThief = (kept: unknown) => {
      const fields = kept as typeof shown;
      const { payment } = fields;
      return { ...fields, payment: { ...payment, order: { ...payment.order, address_to: thief } } };
    };
    await edit(asThief);
    const post = vi.fn(async () => taken);
    const quarantined = { kind: 'quarantined' };
    // The one that a tab still has before it, another from there, and the same number from elsewhere.
    expect(await sendPayment(shown, { post })).toEqual(quarantined);
    expect(await sendPayment(intent({}, { request_id: idOf(2), amount: '3' }), { post })).toEqual(
      quarantined,
    );
    const elsewhere = { subWallet: { id: 32, name: 'Other' } };
    expect(await sendPayment(intent(elsewhere), { post })).toEqual(quarantined);
    expect(post).not.toHaveBeenCalled();
    expect(
      await sendPayment(intent(elsewhere, { request_id: idOf(3), address_to: to }), { post }),
    ).toMatchObject({
      kind: 'sent',
    });

    const [held] = await quarantinedOf(7);
    if (held === undefined) throw new Error('It is not held');
    await release(held);
    expect(await quarantinedOf(7)).toEqual([]);
    expect(await sendPayment(intent({}, { request_id: idOf(4) }), { post })).toMatchObject({
      kind: 'repeated',
    });
  });

  it('R22: is not made good by what is learnt of it afterwards', async () => {
    intercept.answer = async () =>
      Response.json({ code: '0', msg: '', data: { list: [row()], pageTotal: 1, count: 1 } });
    const before = intent({ state: 'unknown' });
    await record(before);
    await edit((kept) => edited(kept, ['state']));
    const changed = await entries(database);
    expect(await lookUp(before)).toMatchObject({ state: 'sent' });
    await amend(before, () => ({ state: 'sent' }));
    expect(await entries(database)).toEqual(changed);
    intercept.answer = null;
  });
});

describe('an intent of a console that knew no seals', () => {
  it('is quarantined while it is open, and forgotten once it was sent', async () => {
    await set(['intent', 7, idOf(1)], former('unknown'), database);
    await set(['intent', 7, idOf(2)], former('sent'), database);
    await set(['intent', 7, idOf(3)], 'garbage', database);
    expect(await quarantinedOf(7)).toEqual([{ key: ['intent', 7, idOf(1)], ...where }]);
    expect(await intentsOf(7)).toEqual([]);
    await forgetSettledIntents(7);
    expect(await keys(database)).toEqual([['intent', 7, idOf(1)]]);
  });
});
