import { walletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';

const planner = `/mpc/center/coSigner?w=${walletIds.treasury}&open=plan:TUSDT`;

test('the sweep planner computes in a worker, and its suggestion fills the form of the rule', async ({
  signIn,
  sandbox,
}) => {
  const ana = await signIn('Ana Ruiz');
  const started = ana.waitForEvent('worker');
  await ana.goto(planner);
  expect((await started).url()).toContain('/mpc/assets/');
  const drawer = ana.getByRole('dialog', { name: /^Sweep planner/ });
  const use = drawer.getByRole('button', { name: /^Use [\d.,]+ USDT$/ });
  const amount = /^Use ([\d.,]+) USDT$/.exec((await use.textContent()) ?? '')?.[1] ?? '';
  await expect(drawer.getByRole('application', { name: 'Cost per month by threshold' })).toBeVisible();
  await use.click();
  const form = ana.getByRole('dialog', { name: /^Edit / });
  await expect(form.getByRole('textbox', { name: /^Threshold/ })).toHaveValue(amount.replaceAll(',', ''));
  await form.getByRole('button', { name: 'Review rule' }).click();
  await expect(ana.getByRole('alertdialog')).toContainText(amount);
  expect(await sandbox.seen('POST /api/mpc/auto_collect/symbols/save')).toHaveLength(0);
});
