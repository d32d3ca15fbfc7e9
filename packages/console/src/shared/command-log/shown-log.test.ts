// @vitest-environment happy-dom
import { clear, get, set } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { database, keptOf } from '#shared/drafts/database.ts';
import { forgetShown, noteShown, shownTo } from './shown-log.ts';

const shown = (about: string, text = '25 USDT') => ({
  about,
  decision: 'approve',
  nodeIndex: 1,
  digest: 'a1'.repeat(32),
  facts: [{ key: 'amount', label: 'Amount', text }],
});

afterEach(() => clear(database));

it('says by which build it was shown, where the page names one', async () => {
  const page = document.createElement('script');
  page.id = 'build';
  page.type = 'application/json';
  page.textContent = JSON.stringify({ version: '1', build: 'b2', root: 'b2'.repeat(32) });
  document.head.append(page);
  expect(await noteShown(7, shown('withdraw 1'))).toEqual({
    digest: 'a1'.repeat(32),
    build: 'b2'.repeat(32),
  });
  page.remove();
  expect(await shownTo(7, 'withdraw 1')).toMatchObject([{ build: 'b2'.repeat(32), language: 'en-US' }]);
});

it('keeps what one person was shown of one thing, until it is forgotten', async () => {
  expect(await noteShown(7, shown('withdraw 1'))).toEqual({ digest: 'a1'.repeat(32) });
  await noteShown(7, shown('withdraw 2'));
  await noteShown(8, shown('withdraw 1', '99 USDT'));
  expect(await shownTo(7, 'withdraw 1')).toMatchObject([shown('withdraw 1')]);
  await forgetShown(7);
  expect(await shownTo(7, 'withdraw 1')).toEqual([]);
  expect(await shownTo(8, 'withdraw 1')).toHaveLength(1);
});

it('R22: takes nothing for what was shown that was edited in the browser', async () => {
  await noteShown(7, shown('withdraw 1'));
  const [row] = await keptOf('shown', 7);
  const sealed = await get<{ text: string }>(row?.key ?? '', database);
  await set(row?.key ?? '', { ...sealed, text: sealed?.text.replace('25', '26') }, database);
  expect(await shownTo(7, 'withdraw 1')).toEqual([]);
});
