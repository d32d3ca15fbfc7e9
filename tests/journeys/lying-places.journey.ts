import { addressOn, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { test } from './fixtures/lying.ts';
import { expect } from './fixtures/test.ts';
import { turned } from './steps/costs.ts';
import { isSeen, letSettle, stopsAfterLook, type Trial } from './steps/lies.ts';
import { main } from './steps/places.ts';
import { inGroups } from './steps/transfer.ts';
import { said } from './steps/words.ts';

const where = `w=${walletIds.treasury}&s=${subWalletIds.main}`;

test('R17, R21: an address to receive on before a server that lies', async ({ signIn, liar }) => {
  const page = await signIn('Lin Wei');
  const drawer = page.getByRole('dialog').first();
  const qr = drawer.getByRole('img', { name: /QR/ });
  const stop = drawer.getByRole('alert').first();
  const come = async () => {
    await page.goto(`${main}&open=receive:TUSDT`);
    await expect(drawer.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await expect(qr).toHaveCount(0);
  };
  await isSeen({ liar, come }, [
    {
      of: 'recipient',
      path: '/api/mpc/sub_wallet/deposit/address',
      field: 'address',
      value: addressOn('TRX', 'thief'),
      seen: stop,
    },
  ]);
  await page.goto(`${main}&open=receive:TUSDT`);
  await expect(qr).toBeVisible();
});

test('R19: the whitelist is switched only from the state that was looked at', async ({
  signIn,
  sandbox,
  liar,
}) => {
  const page = await signIn('Lin Wei');
  const question = page.getByRole('alertdialog');
  const line = 'GET /api/mpc/address_book/enable_white';
  await isSeen(
    {
      liar,
      come: async () => {
        await page.goto(`/mpc/center/addressBook?${where}`);
        await page.getByRole('button', { name: /whitelist of Main/ }).click();
        await expect(question).toBeVisible();
      },
    },
    [
      {
        of: 'number',
        path: '/api/mpc/sub_wallet/status',
        field: 'white_status',
        value: 1,
        seen: question.getByText(said('whitelist.moved')),
      },
    ],
  );
  await expect(question.locator('button[aria-busy=true]')).toHaveCount(1);
  expect(await sandbox.seen(line)).toEqual([]);
});

test('R17, R19, R24: the address book before a server that lies', async ({ signIn, sandbox, liar }) => {
  const page = await signIn('Lin Wei');
  const list = '/api/mpc/address_book/list';
  const come = async () => void (await page.goto(`/mpc/center/addressBook?${where}`));
  await isSeen({ liar, come }, [
    {
      of: 'name',
      path: list,
      field: 'list.0.label',
      value: turned.value,
      seen: page.getByRole('row').getByText(turned.shown).first(),
    },
  ]);
  const thief = addressOn('TRX', 'thief');
  await isSeen({ liar, come }, [
    {
      of: 'recipient',
      path: list,
      field: 'list.0.address',
      value: thief,
      seen: page
        .getByRole('row')
        .filter({ hasText: thief.slice(-4) })
        .first(),
    },
  ]);
  expect(await sandbox.seen('GET /api/mpc/address_book/add')).toEqual([]);
});

test('R17, R19: an entry of the address book is changed and deleted as it is shown', async ({
  signIn,
  sandbox,
  house,
  liar,
}) => {
  const page = await signIn('Lin Wei');
  const path = '/api/mpc/address_book/list';
  const thief = addressOn('TRX', 'thief');
  const id = house.world.book.all().find(({ label }) => label === 'Tax office')?.id ?? 0;
  const recipient: Trial = { of: 'recipient', path, field: 'list.0.address', value: thief };
  const question = page.getByRole('alertdialog');
  const form = page.getByRole('dialog', { name: said('form.title.edit') });
  const open = () => page.goto(`/mpc/center/addressBook?${where}&q=Tax%20office`);
  const ask = async (act: string) => {
    await page.getByRole('button', { name: /^Actions for Tax office/ }).click();
    await page.getByRole('menuitem', { name: said(act) }).click();
  };
  const changes: { act: string; yes: RegExp; line: string; lie: Trial }[] = [
    {
      act: 'act.delete',
      yes: said('remove.propose'),
      line: 'GET /api/mpc/address_book/delete',
      lie: { of: 'number', path, field: 'list.0.id', value: id - 1 },
    },
    {
      act: 'act.whiteOff',
      yes: said('whiteEntry.off.confirm'),
      line: 'GET /api/mpc/address_book/white/modify/status',
      lie: { of: 'coin', path, field: 'list.0.base_symbol', value: 'BSC' },
    },
    {
      act: 'act.edit',
      yes: /for approval$/,
      line: 'GET /api/mpc/address_book/add',
      lie: { of: 'name', path, field: 'list.0.label', value: 'Tax office 2' },
    },
  ];
  await open();
  for (const { act, yes, line, lie } of changes) {
    const button = question.getByRole('button', { name: yes });
    const come = async () => {
      if (await question.isVisible()) await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toHaveCount(0);
      await ask(act);
      if (act === 'act.edit') {
        await form.getByRole('textbox', { name: 'Label' }).fill('Tax office, Berlin');
        await form.getByRole('textbox', { name: /Reason/ }).fill('It moved');
        await form.getByRole('button', { name: said('form.reviewEdit') }).click();
      }
      await letSettle(button);
    };
    const deciding = { liar, sandbox, line, come, press: () => button.click() };
    await stopsAfterLook(deciding, page.getByText(said('change.other')).first(), [lie]);
  }
  const toDelete = async () => {
    await open();
    await ask('act.delete');
  };
  await isSeen({ liar, come: toDelete }, [
    { ...recipient, seen: question.getByRole('img', { name: `Address: ${inGroups(thief)}` }) },
  ]);
  await toDelete();
  await question.getByRole('button', { name: said('remove.propose') }).click();
  await expect(question).toHaveCount(0);
  const [asked, ...more] = await sandbox.seen('GET /api/mpc/address_book/delete');
  expect([asked?.code, asked?.params['id'], more]).toEqual(['0', String(id), []]);
});
