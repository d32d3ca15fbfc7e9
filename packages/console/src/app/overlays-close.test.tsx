import { answerWith, openConsole, questions } from './testing/open-console.tsx';
import { catalogue, Refusal, wallets } from '@mpc/api';
import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { failures } from '#shared/api/api.ts';
import { paths } from '#shared/paths.ts';

afterAll(() => answerWith(null));

// What opens is loaded when it is first wanted.
const patience = { timeout: 20_000 };
const overlays = () => document.querySelectorAll('[role=dialog], [role=alertdialog]');
const { selectionLost, subWalletGone } = catalogue;

/** Presses what is named so. Asking for roles takes longer than all the rest on pages as long as these. */
const press = (name: RegExp) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('button, [role=menuitem]')].find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent),
    );
    if (found === undefined) throw new Error(`Nothing is named ${name}`);
    fireEvent.click(found);
  }, patience);
const key = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, init);
const ofEntry = (act: RegExp) => async () => {
  await press(/^Actions for/);
  await press(act);
};

const inWallet = `?w=${walletIds.treasury}&s=${subWalletIds.main}`;

// Drawers that the address opens go with the address. Everything else is told apart by who holds it open.
const places: Record<string, { at: string; as?: 'member'; open: Record<string, () => Promise<void>> }> = {
  'over every screen': {
    at: paths.wallet.index,
    open: {
      'the account drawer': () => press(/account/i),
      'the activity drawer': async () => {
        await press(/account/i);
        await press(/^Activity in this browser$/);
      },
      'the palette': async () => void key({ key: 'k', ctrlKey: true }),
      'the shortcuts': async () => void key({ key: '?' }),
    },
  },
  'over a person’s own book': {
    at: paths.wallet.personalBook,
    as: 'member',
    open: { 'the question before deleting': ofEntry(/^Delete$/) },
  },
  'over a shared book': {
    at: `${paths.center.addressBook.index + inWallet}&q=Tax+office`,
    open: {
      'the question before deleting': ofEntry(/^Delete$/),
      'the question about the whitelist': ofEntry(/^(Add to|Remove from) whitelist/),
      'the question about a sub-wallet’s whitelist': () => press(/^Turn (on|off) the whitelist/),
      'the wallet switcher': () => press(/Treasury.*Owner/),
    },
  },
  'over auto sweep': {
    at: `${paths.center.coSigner.index}?w=${walletIds.treasury}`,
    open: { 'the question before a rule is disabled': ofEntry(/^(Disable|Enable)$/) },
  },
  'over the to-do list': {
    at: paths.center.todo + inWallet,
    open: {
      'a decision': async () => {
        key({ key: 'j' });
        key({ key: 'a' });
      },
    },
  },
  'over the wallet centre': {
    at: `${paths.center.wallet.index + inWallet}&open=receive:TRX`,
    open: { 'what the address opens': () => Promise.resolve() },
  },
};

const refuse = (code: string) =>
  act(() => failures.ring(new Refusal({ code, msg: 'gone', data: null }, wallets.assets)));

it.each(Object.entries(places))('%s every code that takes it away closes what is open', async (_, place) => {
  answerWith(null);
  const { goTo } = await openConsole(place.at, { as: place.as ?? 'owner' });
  const open = Object.entries(place.open);
  // Where a screen stays it is seen that the overlay went by itself; where several can be open, each code closes one.
  const trials = open.flatMap((one, at) =>
    [...subWalletGone, ...selectionLost]
      .filter((_code, index) => open.length === 1 || index === 0 || index === (at % selectionLost.length) + 1)
      .map((code) => [...one, code] as const),
  );
  for (const [name, show, code] of trials) {
    questions.length = 0;
    await goTo(place.at);
    await show();
    await waitFor(() => expect(overlays(), name).toHaveLength(1), patience);
    refuse(code);
    await waitFor(() => expect(overlays(), `${name} at ${code}`).toHaveLength(0));
  }
});

const remark = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name=remark]');
    if (field === null) throw new Error('The form is not there');
    return field;
  }, patience);

it.each([...subWalletGone, ...selectionLost.slice(0, 1)])('%s loses nothing of a form', async (code) => {
  answerWith(null);
  const at = `${paths.center.wallet.index + inWallet}&open=transfer:TRX`;
  const { router } = await openConsole(at);
  fireEvent.change(await remark(), { target: { value: 'Invoice 7' } });
  refuse(code);
  await waitFor(() => expect(overlays()).toHaveLength(0));
  await act(() => router.navigate(at));
  expect((await remark()).value).toBe('Invoice 7');
});
