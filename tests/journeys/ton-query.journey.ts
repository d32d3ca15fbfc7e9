import { addressOn, walletIds } from '@mpc/api/sandbox';
import type { House } from './fixtures/house.ts';
import { expect, test } from './fixtures/test.ts';

const line = 'GET /api/mpc/ton/txids';

/** Every transaction that the sandbox's chain knows besides our own, in hex. */
const known = ({ world }: House): string[] =>
  world.tonTraces.all().flatMap(({ steps }) => steps.map(({ hash }) => hash));

const base64 = (hash: string) => Buffer.from(hash, 'hex').toString('base64');
const base64url = (hash: string) => Buffer.from(hash, 'hex').toString('base64url');

/** The ways hashes are copied, one after the other. */
const spellings = [
  (hash: string) => hash,
  (hash: string) => `0x${hash.toUpperCase()}`,
  (hash: string) => `https://tonviewer.com/transaction/${hash}`,
  (hash: string) => `"${base64(hash)}",`,
  (hash: string) => `tonscan.org/tx/${base64url(hash)}?lang=en`,
];

test('20 entries as people paste them are looked up in one request, and the bad ones are named', async ({
  signIn,
  sandbox,
  house,
}) => {
  const found = known(house);
  const unknown = ['ab', 'cd', 'ef'].map((byte) => byte.repeat(32));
  const [first = ''] = found;
  const hashes = [...found, ...unknown];
  const entries = [
    ...hashes.map((hash, index) => spellings[index % spellings.length]?.(hash) ?? hash),
    base64(first),
    hashes[1]?.toUpperCase() ?? '',
    first.slice(1),
    `${first.slice(0, 6)}...${first.slice(-6)}`,
    addressOn('TON', 'shop'),
    'from the support desk',
  ];
  expect(entries).toHaveLength(20);

  const kofi = await signIn('Kofi Okafor');
  await kofi.goto(`/mpc/center/tools?w=${walletIds.operations}`);
  await kofi.getByRole('link', { name: 'Open TON transaction query' }).click();
  const field = kofi.getByRole('textbox', { name: /^Transaction or message hashes/ });
  await field.fill(entries.map((entry, index) => `${index + 1}. ${entry}`).join('\n'));

  // What is made of each line is said before anything is asked.
  await expect(kofi.getByText('4 entries are not hashes and are skipped')).toBeVisible();
  for (const [line, why] of [
    [17, '63 of 64 characters'],
    [18, 'shortened, paste the full hash'],
    [19, 'account address, not a hash'],
    [20, 'no hash in this line'],
  ])
    await expect(kofi.locator('dl > *', { hasText: `Line ${line}` })).toContainText(`(${why})`);
  await expect(kofi.getByText(/^Line 15 repeats the hash in line 1:/)).toBeVisible();
  await expect(kofi.getByText(/^Line 16 repeats the hash in line 2:/)).toBeVisible();
  expect(await sandbox.seen(line)).toHaveLength(0);

  await kofi.getByRole('button', { name: 'Look up' }).click();
  await expect(kofi.getByText(`${found.length} of ${hashes.length} found`)).toBeVisible();
  const asked = await sandbox.seen(line);
  expect(asked.map(({ params }) => params)).toMatchObject([{ hashes: hashes.join(',') }]);
  await expect(kofi.getByRole('heading', { name: /^Transaction \d+$/ })).toHaveCount(hashes.length);
  await expect(kofi.getByText('Not found', { exact: true })).toHaveCount(unknown.length);

  // The chain of the token's transfer, by the keyboard.
  const place = hashes.indexOf(house.world.tonTraces.get('token')?.steps[0]?.hash ?? '') + 1;
  const chain = kofi.getByRole('region', { name: `Message chain of transaction ${place}` }).getByRole('tree');
  await expect(chain.getByRole('treeitem')).toHaveCount(4);
  await chain.getByRole('treeitem').first().focus();
  await kofi.keyboard.press('ArrowDown');
  await kofi.keyboard.press('ArrowLeft');
  await expect(chain.getByRole('treeitem')).toHaveCount(2);
  await kofi.keyboard.press('ArrowRight');
  await kofi.keyboard.press('End');
  await expect(chain.getByRole('treeitem').last()).toBeFocused();

  // Only what is missing is asked for again, and a link shows the same.
  await kofi.getByRole('button', { name: 'Retry 3 missing hashes' }).click();
  await expect.poll(async () => (await sandbox.seen(line)).length).toBe(2);
  const [, again] = await sandbox.seen(line);
  expect(again?.params).toMatchObject({ hashes: unknown.join(',') });
  await kofi.reload();
  await expect(kofi.getByText(`${found.length} of ${hashes.length} found`)).toBeVisible();
  await expect(field).toHaveValue(hashes.join('\n'));
});
