import { formsOf, intercept, sandbox, sent, stage } from '#shared/testing/stage.tsx';
import { walletIds } from '@mpc/api/sandbox';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { operationsRule, ruleCalled } from '../testing/rule-called.ts';
import { CollectionAuthScreen } from './collection-auth.screen.tsx';

vi.setConfig({ testTimeout: 20_000 });

const soon = { timeout: 8000 };
const codes = () => sent.filter((line) => line === 'POST /api/mpc/qrc/generate');
const open = (search = '', as: 'admin' | 'secondMember' = 'admin') =>
  stage(<CollectionAuthScreen />, {
    as,
    at: `/mpc/center/collection/collectionAuthSubWalletList/${ruleCalled(sandbox, operationsRule)}?w=${walletIds.operations}${search}`,
  });

beforeEach(() => sandbox.reset());
afterEach(() => {
  intercept.answer = null;
});

it('makes a code to revoke an allowance, with what that ends', async () => {
  const { person } = await open('&status=3&coin=USDTERC20');
  await person.click(await screen.findByRole('button', { name: /^Revoke USDT/ }, soon));
  const dialog = await screen.findByRole('dialog', { name: 'Decide on your phone' }, soon);
  expect(await within(dialog).findByText('Revoke the USDT allowance', {}, soon)).toBeTruthy();
  await within(dialog).findByRole('link', { name: /Open on the phone/ }, soon);
  expect(codes()).toHaveLength(1);
  expect(formsOf('/api/mpc/qrc/generate').at(-1)).toMatchObject({ business_type: 'collect_auth' });
});

it('R19: makes no code once the address is another one', async () => {
  const { person } = await open('&status=3&coin=USDTERC20');
  const revoke = await screen.findByRole('button', { name: /^Revoke USDT/ }, soon);
  intercept.answer = async (request, answer) => {
    if (!request.url.includes('/approved/sub_wallet') || !request.url.includes('keyword=')) return answer;
    const text = await answer.text();
    return new Response(text.replaceAll(/"sub_wallet_name":"[^"]*"/g, '"sub_wallet_name":"Another"'));
  };
  await person.click(revoke);
  expect(await screen.findByText(/Changed since you opened it/, {}, soon)).toBeTruthy();
  expect(codes()).toEqual([]);
});

it('is for key holders to sign, who are named', async () => {
  await open('', 'secondMember');
  const [button] = await screen.findAllByRole('button', { name: /^(Authorize|Revoke) / }, soon);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  expect(button?.title).toMatch(/owner or an admin|network fee|pending/);
});
