import { codes, tron, wallets } from '@mpc/api';
import { subWalletIds, walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { authorizing, neverUsed, switchedOff } from './testing/agent-states.ts';

const place = paths.center.tools.tronAutoAgent.index;
const url = `${place}?w=${walletIds.treasury}`;
const inArrears = `${place}?w=${walletIds.operations}`;

const meta = preview.meta({
  title: 'Screens/TRON auto agent',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** On, with what it used, cost and saved. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByRole('table', { name: text('tools:agent.tab.usage') })).toBeVisible();
  },
});

/** Off, and never used. */
export const Empty = meta.story({
  ...at({ url, person: 'owner', arrange: neverUsed }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: text('tools:agent.intro.title') })).toBeVisible();
    await expect(screen.getByRole('button', { name: text('tools:agent.act.enable') })).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.proxy, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(tron.proxy));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(tron.proxy, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** Switched off after it was used: what it did stays to be read. */
export const Off = meta.story({
  ...at({ url, person: 'owner', arrange: switchedOff }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('tools:agent.act.enable') })).toBeVisible();
    await expect(await screen.findByRole('table', { name: text('tools:agent.tab.usage') })).toBeVisible();
  },
});

/** Signed, and not confirmed on the chain yet. */
export const Authorizing = meta.story({
  ...at({ url, person: 'owner', arrange: authorizing }),
  play: async () => {
    await expect(await screen.findByText(text('tools:agent.authorizing.title'))).toBeVisible();
  },
});

/** In arrears: what is missing, on which address, and when it is tried again. */
export const Arrears = meta.story({
  ...at({ url: inArrears, person: 'admin' }),
  play: async () => {
    const missing = like`${text('tools:agent.arrears.missing')}`;
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(missing));
  },
});

/** Where the missing TRX is sent to. */
export const TopUp = meta.story({
  ...at({ url: `${inArrears}&open=top-up`, person: 'admin' }),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(
      await drawer.findByRole('button', { name: text('translation:receive.copyAddress') }),
    ).toBeVisible();
  },
});

const enabling = (sandbox: Sandbox) => {
  switchedOff(sandbox);
};

/** What authorizing it permits. */
export const Enable = meta.story({
  ...at({ url: `${url}&open=enable:${subWalletIds.main}`, person: 'owner', arrange: enabling }),
  play: async () => {
    await expect(await screen.findByText(like`${text('tools:agent.sheet.permits')}`)).toBeVisible();
  },
});

/** No sub-wallet can pay. */
export const NoPayer = meta.story({
  ...at({ url: `${url}&open=enable`, person: 'owner', arrange: enabling }),
  beforeEach: ({ msw }) => {
    msw.use(mock(wallets.allSubWallets, []));
  },
  play: async () => {
    await expect(await screen.findByText(text('tools:agent.enable.none'))).toBeVisible();
  },
});

/** What closing it leads to. */
export const CloseAgent = meta.story({
  ...at({ url: `${url}&open=close-agent`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('tools:agent.close.means'))).toBeVisible();
  },
});

/** One transaction's energy, with the order it came of. */
export const OneUsage = meta.story({
  ...at({
    url: ({ world }) => {
      const [usage] = world.feeUsages.where('wallet_id', walletIds.treasury).slice(-1);
      return `${url}&period=90d&open=usage:${usage?.id ?? 0}`;
    },
    person: 'owner',
  }),
  play: async () => {
    await expect(await screen.findByText(like`^${text('tools:usage.order.title')}$`)).toBeVisible();
  },
});

/** The settlements. */
export const Payments = meta.story({
  ...at({ url: `${inArrears}&tab=payments&period=90d`, person: 'admin' }),
  play: async () => {
    await expect(await screen.findByRole('table', { name: text('tools:agent.tab.payments') })).toBeVisible();
  },
});

/** A member looks at it, and is told who may switch it. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    await expect(await screen.findByTitle(text('tools:agent.governorsOnly'))).toBeVisible();
  },
});
