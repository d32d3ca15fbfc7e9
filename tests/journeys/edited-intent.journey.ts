import { addressOn, subWalletIds } from '@mpc/api/sandbox';
import { expect, test, type Page } from './fixtures/test.ts';
import { centre, goWithin, main } from './steps/places.ts';
import { silence } from './steps/silence.ts';
import { createLine, outcome, prepare, recipient, sendButton } from './steps/transfer.ts';

/** Puts another address into the intents that the browser keeps, as something that only edits its storage would. */
const editIntents = (page: Page, from: string, to: string): Promise<number> =>
  page.evaluate(
    ([before, after]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mpc');
        opening.addEventListener('error', () => reject(new Error('The database does not open')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('kept', 'readwrite').objectStore('kept');
          const range = IDBKeyRange.bound(['intent'], ['intent', []]);
          const reading = store.openCursor(range);
          let edited = 0;
          reading.addEventListener('success', () => {
            const at = reading.result;
            if (at === null) {
              resolve(edited);
              return;
            }
            const kept = at.value as { text: string };
            const text = kept.text.replaceAll(before, after);
            if (text !== kept.text) edited += 1;
            at.update({ ...kept, text });
            at.continue();
          });
        });
      }),
    [from, to] as const,
  );

test('R22: an intent that was edited in the storage is held, told, and never sent', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await lin.clock.install();
  await prepare(lin);
  await sandbox.fault('withdrawals.create', { timeoutBefore: true, times: 1 });
  await sendButton(lin).click();
  await silence(lin, sandbox, createLine);
  await expect(outcome(lin).getByText('Outcome unknown. Do not submit again.')).toBeVisible();
  const thief = addressOn('TRX', 'Nobody we know');
  expect(await editIntents(lin, recipient, thief)).toBe(1);
  // The key that seals outlived the page: it tells what was edited from what was not. It is told where a payment would
  // be made from the sub-wallet, instead of the form, and where payments are listed.
  for (const place of [`${main}&open=transfer:TUSDT`, centre('transactions', { sub: subWalletIds.main })]) {
    await lin.goto(place);
    await expect(
      lin.getByText('Transfer record changed in this browser’s storage').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(lin.getByText(thief)).toHaveCount(0);
    await expect(lin.getByRole('button', { name: 'Resubmit' })).toHaveCount(0);
    await expect(lin.getByRole('button', { name: 'Review transfer' })).toHaveCount(0);
  }
  await goWithin(lin, main);
  await expect(
    lin.getByText('Outcome unknown: a transfer whose record was changed in this browser.'),
  ).toBeVisible();
  expect((await sandbox.seen(createLine)).map(({ code }) => code)).toEqual([null]);
});
