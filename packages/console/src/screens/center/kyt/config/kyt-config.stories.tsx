import { codes, kyt } from '@mpc/api';
import { walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { hour } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { at, consoleStories } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { seen } from '#shared/testing/seen.ts';

const url = `${paths.center.kyt.config}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/KYT settings',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

type World = Pick<Sandbox, 'world'>;

const service = ({ world }: World, name: string) =>
  world.kytServices.where('wallet_id', walletIds.treasury).find((one) => one.name === name)?.service_id ?? 0;

const opened = (kind: string, name: string) => (world: World) =>
  `${url}&open=${kind}:${service(world, name)}`;

/** As the owner finds it: one active, one configured, one whose bill is being paid. */
export const AsFound = meta.story();

/** Nothing was bought yet. */
export const Empty = meta.story({
  ...at({ url: `${paths.center.kyt.config}?w=${walletIds.operations}`, person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText('No provider purchased')).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(kyt.services, codes.systemError, { msg: 'System error' }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(kyt.services));
  },
  play: async () => {
    await expect((await screen.findAllByText('Loading'))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(kyt.services, codes.noPermission, { msg: 'No permission' }));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Wallets' })).toBeVisible();
  },
});

/** A member may look, and is told who may change it. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    const [button] = await screen.findAllByTitle('Only the owner or an admin can change this.');
    await expect(button).toBeVisible();
  },
});

/** A circuit breaker that has tripped. */
export const Tripped = meta.story({
  ...at({
    url,
    person: 'owner',
    arrange: (world) => {
      const row = world.world.kytConfigs.get(service(world, 'Chainward'));
      if (row !== undefined)
        world.world.kytConfigs.update(row, {
          breaker: { status: 1, level: 3 },
          tripped_at: world.world.clock.now() - hour,
        });
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reset breaker' })).toBeVisible();
  },
});

/** A provider cannot be closed while records are open. */
export const CloseBlocked = meta.story({
  ...at({ url: opened('close', 'Chainward'), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Open records' })).toBeVisible();
  },
});

/** The question before another provider takes over. */
export const Activate = meta.story({
  ...at({ url: opened('activate', 'Amberlight'), person: 'owner' }),
  play: async () => {
    await seen('alertdialog', { name: 'Activate Amberlight?' });
  },
});

/** Another provider cannot take over while records of the one in force are open. */
export const ActivateBlocked = meta.story({
  ...at({
    url: opened('activate', 'Trace Atlas'),
    person: 'owner',
    arrange: ({ world }) => {
      const row = world.kytServices.all().find(({ name }) => name === 'Trace Atlas');
      if (row !== undefined) world.kytServices.update(row, { config_status: 1 });
    },
  }),
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Open records' })).toBeVisible();
  },
});

/** The first step of the configuration: an own account. */
export const Connection = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Own account/ }));
    await expect(await screen.findByLabelText(/API secret/)).toBeVisible();
  },
});

/** Selected sub-wallets. */
export const Scope = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Scope/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Selected sub-wallets' }));
  },
});

/** Coins and their minimums. */
export const Coins = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Coins/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /By quantity/ }));
    await expect(await screen.findByRole('table', { name: 'Coins' })).toBeVisible();
  },
});

/** What becomes of each level of risk. */
export const Handling = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Handling/ }));
    await expect(await screen.findByRole('spinbutton', { name: /Minutes to wait/ })).toBeVisible();
  },
});

/** Who is told. */
export const Receivers = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Receivers/ }));
    await expect(await screen.findByRole('table', { name: 'Receivers' })).toBeVisible();
  },
});

/** The decision about what was changed. */
export const Review = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Circuit breaker/ }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Circuit breaker enabled' }));
    await userEvent.click(await screen.findByRole('button', { name: /Review$/ }));
    await expect(await screen.findByRole('button', { name: 'Save KYT settings' })).toBeVisible();
  },
});

/** What was bought, and the usage of one order. */
export const Orders = meta.story({
  ...at({
    url: ({ world }) => `${url}&tab=orders&open=order:${world.kytOrders.all()[0]?.order_id ?? 0}`,
    person: 'owner',
  }),
  play: async () => {
    await seen('dialog', { name: 'KYT order' });
  },
});

/** No orders. */
export const NoOrders = meta.story({
  ...at({ url: `${url}&tab=orders`, person: 'owner' }),
  beforeEach: ({ msw }) => {
    msw.use(mock(kyt.orders, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText('No orders')).toBeVisible();
  },
});

/** The providers in Chinese, in the dark theme, on a phone. */
export const Phone = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
