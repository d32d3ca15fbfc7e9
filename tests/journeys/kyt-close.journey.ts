import { walletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import type { House } from './fixtures/house.ts';

const settings = `/mpc/center/kyt/config?w=${walletIds.treasury}`;
const switchLine = 'POST /api/mpc/kyt/update_status';

/** Everything that is screened, or waits for a person, is released. */
function releaseAll({ world }: House): void {
  for (const { trans_id: id } of world.kytRecords.where('wallet_id', walletIds.treasury)) {
    const row = world.transactions.get(id);
    if (row !== undefined && 'kyt_status' in row && [1, 3].includes(row.kyt_status))
      world.transactions.update(row, { kyt_status: 5 });
  }
}

test('a provider is closed once its records are handled, and not before', async ({
  signIn,
  house,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  await ana.goto(settings);
  await ana.getByRole('button', { name: 'Close Chainward' }).click();
  const question = ana.getByRole('alertdialog', { name: 'Close Chainward?' });
  const records = question.getByRole('table', { name: 'Open records' });
  await expect(records.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/center\/kyt\/details\?open=record%3A\d+/,
  );
  const close = question.getByRole('button', { name: 'Close provider' });
  await expect(close).toHaveAttribute('aria-disabled', 'true');
  await close.click({ force: true });
  expect(await sandbox.seen(switchLine)).toEqual([]);

  releaseAll(house);
  await question.getByRole('button', { name: 'Not now' }).click();
  await ana.getByRole('button', { name: 'Close Chainward' }).click();
  await expect(question.getByText('No records are being screened')).toBeVisible();
  await expect(close).not.toHaveAttribute('aria-disabled', 'true');
  await close.dblclick();
  await expect(question).toHaveCount(0);
  await expect(ana.getByRole('button', { name: 'Activate Chainward' })).toBeVisible();
  const seen = await sandbox.seen(switchLine);
  expect(seen.map(({ params, code }) => [params['status'], code])).toEqual([['0', '0']]);
});
