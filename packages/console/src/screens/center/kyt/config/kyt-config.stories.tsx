import { codes, kyt } from '@mpc/api';
import { walletIds, type Sandbox } from '@mpc/api/sandbox';
import { mock, mockFailure, mockPending } from '@mpc/api/sandbox/browser';
import { expect, screen } from 'storybook/test';
import { hour } from '#shared/durations.ts';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, text, word } from '#shared/testing/console-story.ts';
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
    await expect(await screen.findByText(text('kyt:config.nonePurchased'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(kyt.services, codes.systemError));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('translation:action.retry') })).toBeVisible();
  },
});

/** The answer is still on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockPending(kyt.services));
  },
  play: async () => {
    await expect((await screen.findAllByText(word('loading')))[0]).toBeInTheDocument();
  },
});

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(kyt.services, codes.noPermission));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('translation:wallets.title') }),
    ).toBeVisible();
  },
});

/** A member may look, and is told who may change it. */
export const Member = meta.story({
  ...at({ url, person: 'member' }),
  play: async () => {
    const [button] = await screen.findAllByTitle(text('kyt:config.governorsOnly'));
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
    await expect(await screen.findByRole('button', { name: text('kyt:config.breaker.reset') })).toBeVisible();
  },
});

/** A provider cannot be closed while records are open. */
export const CloseBlocked = meta.story({
  ...at({ url: opened('close', 'Chainward'), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByRole('table', { name: text('kyt:config.close.records') })).toBeVisible();
  },
});

/** The question before another provider takes over. */
export const Activate = meta.story({
  ...at({ url: opened('activate', 'Amberlight'), person: 'owner' }),
  play: async () => {
    await seen('alertdialog', { name: text('kyt:config.activate.title', { name: 'Amberlight' }) });
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
    await expect(await screen.findByRole('table', { name: text('kyt:config.close.records') })).toBeVisible();
  },
});

/** The first step of the configuration: an own account. */
export const Connection = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('radio', { name: like`${text('kyt:config.connection.mode.own')}` }),
    );
    await expect(await screen.findByLabelText(like`${text('kyt:config.connection.secret')}`)).toBeVisible();
  },
});

/** Selected sub-wallets. */
export const Scope = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: like`${text('kyt:config.step.scope')}` }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: text('kyt:config.scope.chosen') }));
  },
});

/** Coins and their minimums. */
export const Coins = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: like`${text('kyt:config.step.coins')}` }),
    );
    await userEvent.click(
      await screen.findByRole('radio', { name: like`${text('kyt:config.coins.by.quantity')}` }),
    );
    await expect(await screen.findByRole('table', { name: text('kyt:config.step.coins') })).toBeVisible();
  },
});

/** What becomes of each level of risk. */
export const Handling = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: like`${text('kyt:config.step.handling')}` }),
    );
    await expect(
      await screen.findByRole('spinbutton', { name: like`${text('kyt:config.timeout.minutes')}` }),
    ).toBeVisible();
  },
});

/** Who is told. */
export const Receivers = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: like`${text('kyt:config.step.receivers')}` }),
    );
    await expect(await screen.findByRole('table', { name: text('translation:receiver.list') })).toBeVisible();
  },
});

/** The decision about what was changed. */
export const Review = meta.story({
  ...at({ url: opened('configure', 'Chainward'), person: 'owner' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: like`${text('kyt:config.step.breaker')}` }),
    );
    await userEvent.click(await screen.findByRole('switch', { name: text('kyt:config.breaker.on') }));
    await userEvent.click(
      await screen.findByRole('button', { name: like`${text('kyt:config.step.review')}$` }),
    );
    await expect(await screen.findByRole('button', { name: text('kyt:config.save') })).toBeVisible();
  },
});

/** What was bought, and the usage of one order. */
export const Orders = meta.story({
  ...at({
    url: ({ world }) => `${url}&tab=orders&open=order:${world.kytOrders.all()[0]?.order_id ?? 0}`,
    person: 'owner',
  }),
  play: async () => {
    await seen('dialog', { name: text('kyt:config.order.title') });
  },
});

/** No orders. */
export const NoOrders = meta.story({
  ...at({ url: `${url}&tab=orders`, person: 'owner' }),
  beforeEach: ({ msw }) => {
    msw.use(mock(kyt.orders, { list: [], count: 0, pageTotal: 0 }));
  },
  play: async () => {
    await expect(await screen.findByText(text('kyt:config.order.empty'))).toBeVisible();
  },
});

/** The providers in Chinese, in the dark theme, on a phone. */
export const Phone = meta.story({
  globals: { language: 'zh-CN', theme: 'dark', viewport: { value: 'phone' } },
});
