import { people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import { goWithin } from './steps/places.ts';

const { uid, nickname } = people.approver;
const strategies = `/mpc/center/strategyEngine?w=${walletIds.treasury}&s=${subWalletIds.payroll}&tab=transfer`;
const team = `/mpc/center/teamMember?w=${walletIds.treasury}`;

test('a member whom a strategy needs is removed on the phone, and what broke is named', async ({
  signIn,
}) => {
  const ana = await signIn('Ana Ruiz');
  const main = ana.getByRole('main');

  // What it would break is told before.
  await ana.goto(`${team}&open=member%3A${uid}`);
  const member = ana.getByRole('dialog', { name: nickname });
  await expect(member).toContainText('Removing Ines Duarte breaks 1 strategy');
  await expect(member).toContainText('Large payroll · Payroll · Step 1 needs 1 approval');
  const steps = member.getByRole('table').filter({ hasText: 'Threshold' }).getByRole('row');
  await expect(steps.filter({ hasText: 'Large payroll' })).toContainText('Cannot pass');
  await expect(steps.filter({ hasText: 'Whitelist, a week' })).toContainText('Can still pass');
  await goWithin(ana, strategies);
  await expect(main).toContainText('An amount sent in two parts is decided by “Basic strategy”');
  await expect(main).not.toContainText('no longer a member');

  const phone = await ana.context().newPage();
  await phone.goto('/sandbox/phone');
  await phone.getByRole('link', { name: 'Members: Treasury' }).click();
  await phone
    .getByRole('region', { name: nickname })
    .getByRole('button', { name: 'Remove from wallet' })
    .click();
  await expect(phone.getByRole('status')).toHaveText('Saved');
  await phone.close();

  await ana.reload();
  await expect(main).toContainText('“Large payroll” names Ines Duarte, who is no longer a member.');
  await expect(main).toContainText('“Large payroll”: step 1 needs more approvals than its people can give.');
  await expect(main).toContainText('“Whitelist, a week” names Ines Duarte, who is no longer a member.');
  await goWithin(ana, `${team}&tab=access`);
  await expect(main).toContainText('2 strategy steps name people who left');
  await expect(main).toContainText(
    'Large payroll · Payroll · Step 1 cannot pass: Ines Duarte left (needed: 1, remaining: 0)',
  );
});
