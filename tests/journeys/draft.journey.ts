import { people } from '@mpc/api/sandbox';
import { expect, test } from './fixtures/test.ts';
import {
  confirmation,
  createLine,
  form,
  outcome,
  recipient,
  prepare,
  review,
  sendButton,
} from './steps/transfer.ts';

const sent = 'Submitted. The server’s copy matches what you confirmed.';

test('a reload keeps what was typed; no address leads past the form', async ({ signIn }) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin, { remark: 'November, desk B' });
  await lin.reload();
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue(recipient);
  await expect(form(lin).getByRole('textbox', { name: 'Amount' })).toHaveValue('1200.50');
  await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('November, desk B');
  await expect(confirmation(lin)).toHaveCount(0);
});

test('R10: the session ends when it is sent: signed in again, the form stands as it was, and nothing was sent', async ({
  signIn,
  sandbox,
}) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin, { remark: 'November, desk B' });
  await sandbox.expire('Lin Wei');
  await sendButton(lin).click();

  await expect(lin.getByRole('heading', { name: 'Sign in to MPC' })).toBeVisible();
  await expect(lin.getByText('Your session has ended')).toBeVisible();
  await lin.getByRole('button', { name: people.member.nickname }).click();
  await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('November, desk B');
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue(recipient);
  await expect(outcome(lin)).toHaveCount(0);
  expect((await sandbox.seen(createLine)).map(({ code }) => code)).toEqual(['110909']);

  await review(lin);
  await sendButton(lin).click();
  await expect(outcome(lin).getByText(sent)).toBeVisible();
  expect((await sandbox.seen(createLine)).map(({ code }) => code)).toEqual(['110909', '0']);
});

test('somebody else at the same browser does not see the draft', async ({ signIn, sandbox }) => {
  const lin = await signIn('Lin Wei');
  await prepare(lin, { remark: 'For Lin only' });
  await sandbox.expire('Lin Wei');
  await sendButton(lin).click();
  await lin.getByRole('button', { name: people.owner.nickname }).click();
  await expect(form(lin).getByRole('textbox', { name: 'To' })).toHaveValue('');
  await expect(form(lin).getByRole('textbox', { name: 'Remark' })).toHaveValue('');
});
