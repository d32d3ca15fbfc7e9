import { apiSettings } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, failing, forbidden, loading, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { coSignerLost, disabled, nothingPending, packageOver } from './testing/api-states.ts';

const url = `${paths.center.api.index}?w=${walletIds.treasury}`;
/** A wallet without an API, whose owner is the admin of the other one. */
const withoutApi = `${paths.center.api.index}?w=${walletIds.operations}`;
const meta = preview.meta({
  title: 'Screens/API/API',
  ...consoleStories,
  ...at({ url, person: 'owner' }),
});

/** As the owner finds it: a change of the IP whitelist waits beside the values in force. */
export const AsFound = meta.story({
  play: async () => {
    await expect(await screen.findByText(text('apiPage:pending.edit'))).toBeVisible();
  },
});

/** In Chinese and dark. */
export const ChineseDark = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** There is no API: its owner can create one. */
export const Empty = meta.story({
  ...at({ url: withoutApi, person: 'admin' }),
  play: async () => {
    const create = await screen.findByRole('button', { name: text('apiPage:add.title') });
    await expect(create).not.toHaveAttribute('aria-disabled');
  },
});

/** There is no API, and whoever is not the owner is told who can create one. */
export const EmptyForOthers = meta.story({
  ...at({ url: withoutApi, person: 'owner' }),
  play: async () => {
    const create = await screen.findByRole('button', { name: text('apiPage:add.title') });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription(text('apiPage:barred.ownerOnly'));
  },
});

/** The question before the API is disabled: what stops, and the code it takes. */
export const Disable = meta.story({
  ...at({ url, person: 'owner', arrange: nothingPending }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('apiPage:switch.disable.open') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(text('apiPage:switch.disable.stops'))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: text('apiPage:code.label') })).toBeVisible();
  },
});

/** It is off; enabling it again is requested. */
export const Disabled = meta.story({
  ...at({ url: `${url}&open=switch-api`, person: 'member', arrange: disabled }),
  play: async () => {
    await expect(await screen.findByText(text('apiPage:switch.afterApproval'))).toBeVisible();
  },
});

/** The co-signer does not answer. */
export const CoSignerOffline = meta.story({
  ...at({ url, person: 'admin', arrange: coSignerLost }),
  play: async () => {
    await expect(await screen.findByText(text('apiPage:coSigner.lost'))).toBeVisible();
  },
});

/** The package is over: nothing can be changed until it is renewed. */
export const PackageExpired = meta.story({
  ...at({ url, person: 'owner', arrange: packageOver }),
  play: async () => {
    await expect(await screen.findByText(text('apiPage:barred.packageExpired'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story(failing(apiSettings.detail));

/** The answer is still on its way. */
export const Loading = meta.story(loading(apiSettings.detail));

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story(forbidden(apiSettings.detail));
