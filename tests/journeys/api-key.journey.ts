import { generateKeyPairSync } from 'node:crypto';
import { walletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { confirmOnPhone, itemDrawer } from './steps/items.ts';
import { goWithin } from './steps/places.ts';

const saveLine = 'POST /api/mpc/api/save';
const treasury = walletIds.treasury;
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test('a new API key passes approval by its fingerprint, and no private key gets into the browser', async ({
  signIn,
  sandbox,
  house,
}) => {
  test.slow();
  const { items, apiKeys } = house.world;
  for (const item of items.where('business', `8/${treasury}`).filter(({ status }) => status === 0))
    items.update(item, { status: 3 });

  // Lin pastes the wrong half of the pair first.
  const lin = await signIn('Lin Wei');
  await lin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await lin.goto(`/mpc/center/api/editApi?w=${treasury}`);
  const key = lin.getByRole('textbox', { name: /^Client public key/ });
  await expect(key).toHaveValue(/BEGIN PUBLIC KEY/);
  await key.fill('');
  await lin.evaluate((text) => navigator.clipboard.writeText(text), secret);
  await key.press('ControlOrMeta+v');
  await expect(lin.getByText('Private key rejected')).toBeVisible();
  await expect(key).toHaveValue('');
  await key.press('ControlOrMeta+z');
  await expect(key).not.toHaveValue(/PRIVATE/);
  await lin.getByRole('button', { name: 'Clear clipboard' }).click();
  await expect(lin.getByText('Private key rejected')).toHaveCount(0);
  expect(await lin.evaluate(() => navigator.clipboard.readText())).toBe('');

  await key.fill(pem);
  await lin.getByRole('button', { name: 'Review change' }).click();
  const question = lin.getByRole('alertdialog', { name: 'Change API settings?' });
  const print = await question.getByRole('insertion').first().innerText();
  expect(print).toMatch(/^([\da-f]{4} ){15}[\da-f]{4}$/);
  await question.getByRole('textbox', { name: 'Authenticator code' }).fill('246810');
  await question.getByRole('button', { name: 'Submit for approval' }).dblclick();
  await expect(lin.getByText('API change awaiting approval')).toBeVisible();
  const [asked, ...more] = await sandbox.seen(saveLine);
  expect(asked?.params['client_rsa_pub']).toBe(pem.trim());
  expect(more).toEqual([]);

  // Ana compares the same groups, and approves on the phone; until then the old key counts.
  const before = apiKeys.get(treasury)?.client_rsa_pub;
  const ana = await signIn('Ana Ruiz');
  await goWithin(ana, `/mpc/center/api?w=${treasury}`);
  await expect(ana.getByRole('list', { name: 'Changes' })).toContainText(print);
  await ana.getByRole('button', { name: 'View request' }).click();
  const drawer = itemDrawer(ana, 'API settings');
  await expect(drawer.getByRole('list', { name: 'Changes' })).toContainText(print);
  expect(apiKeys.get(treasury)?.client_rsa_pub).toBe(before);
  await drawer.getByRole('button', { name: 'Decide in app' }).click();
  await confirmOnPhone(ana);
  const code = ana.getByRole('dialog', { name: 'Decide on your phone' });
  await expect(code).toContainText('Confirmed on the phone.');
  await code.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer.getByText('Approved', { exact: true }).first()).toBeVisible();
  expect(apiKeys.get(treasury)?.client_rsa_pub).toBe(pem.trim());

  // Lin finds it in force and in the log.
  await goWithin(lin, `/mpc/center/api/log?w=${treasury}&act=edit_key`);
  const log = lin.getByRole('table', { name: 'API log' });
  await expect(log.getByRole('row').nth(1)).toContainText('Lin Wei');
  await expect(log.getByRole('row').nth(1)).toContainText('Approved');
});
