import { codes, type Query } from '@mpc/api';
import { mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { text } from './text.ts';
import { word } from './word.ts';

type Mock = ReturnType<typeof mockPending>;

interface Mocked {
  msw: { use: (...mocks: Mock[]) => void };
}

const mocking = (mock: Mock, play: () => Promise<void>) => ({
  beforeEach: ({ msw }: Mocked) => {
    msw.use(mock);
  },
  play,
});

/** A story of a screen whose question the server answers with an error. */
export const failing = (call: Query) =>
  mocking(mockFailure(call, codes.systemError), async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  });

/** A story of a screen whose answer is still on its way. */
export const loading = (call: Query) =>
  mocking(mockPending(call), async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  });

/** A story of a screen that this person may not see, and so is led to the wallets. */
export const forbidden = (call: Query) =>
  mocking(mockFailure(call, codes.noPermission), async () => {
    await expect(await screen.findByRole('heading', { name: text('translation:nav.wallets') })).toBeVisible();
  });
