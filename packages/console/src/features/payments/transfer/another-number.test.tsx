import { formsOf, intercept, sandbox } from '#shared/testing/stage.tsx';
import { specialAddresses } from '@mpc/api/sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TransferDrawer } from './transfer-drawer.tsx';
import { fill, main, review, show, soon } from './transfer-test-bed.tsx';

const create = '/api/mpc/sub_wallet/withdraw';
const { ordinary } = specialAddresses;
const props = { ...main, initialSymbol: 'TUSDT', onClose: vi.fn(), onShowOrder: vi.fn() };
const found = (words: string) => screen.findByText(words, {}, soon);

beforeEach(() => sandbox.reset());

/** The number of an earlier transfer from the same sub-wallet. */
const other = () => {
  const row = sandbox.world.transactions
    .where('sub_wallet_id', main.subWalletId)
    .find(({ trans_kind }) => trans_kind === 'withdraw');
  if (row === undefined) throw new Error('There is no earlier transfer');
  return row.id;
};
/** Answers with that number; `isHidden` also keeps the new order from being found. */
const nameOther = (id: number, isHidden = false) => {
  intercept.answer = async (request, answer) => {
    if (request.url.endsWith(create))
      return new Response((await answer.text()).replace(/"withdraw_id":\d+/, `"withdraw_id":${id}`));
    if (!isHidden || !request.url.includes('keyword=')) return answer;
    return new Response((await answer.text()).replaceAll('"request_id":"', '"request_id":"0'));
  };
};

it('R17: leaves that one alone, and cancels what was confirmed', async () => {
  const { person } = await show(<TransferDrawer {...props} />);
  await fill(person, ordinary.tron, '20');
  const button = await review(person);
  const id = other();
  nameOther(id);
  await person.click(button);
  await found(`The server named another order: ${id}`);
  await person.click(await screen.findByRole('button', { name: 'Cancel order' }, soon));
  const question = await screen.findByRole('alertdialog', {}, soon);
  const yes = await within(question).findByRole('button', { name: 'Cancel transfer' }, soon);
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull(), soon);
  await person.click(yes);
  await found('This order is closed.');
  const [sent] = formsOf(create);
  const [canceled] = formsOf('/api/mpc/withdraw/cancel').map((form) =>
    sandbox.world.transactions.get(Number(form['id'])),
  );
  expect(canceled).toMatchObject({ request_id: sent?.['request_id'] });
});

it('R17: offers nothing to cancel while the server has none of ours, and looks for it', async () => {
  const { person } = await show(<TransferDrawer {...props} />);
  await fill(person, ordinary.tron, '20');
  const button = await review(person);
  nameOther(other(), true);
  await person.click(button);
  await found('The server has no order with your request ID yet.');
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Check now' }));
  await found('Outcome unknown. Do not submit again.');
  intercept.answer = null;
  await found('Submitted. The server’s copy matches what you confirmed.');
  expect(formsOf(create)).toHaveLength(1);
});
