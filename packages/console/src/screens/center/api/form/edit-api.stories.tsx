import { apiSettings } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, failing, forbidden, loading, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';
import { disabled, nothingPending } from '../testing/api-states.ts';

const url = `${paths.center.api.edit}?w=${walletIds.treasury}`;
const meta = preview.meta({
  title: 'Screens/API/Edit API',
  ...consoleStories,
  ...at({ url, person: 'owner', arrange: nothingPending }),
});

/** As the owner finds it. */
export const AsFound = meta.story();

/** In Chinese and dark. */
export const ChineseDark = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** There is no API to edit. */
export const Empty = meta.story({
  ...at({ url: url.replace(String(walletIds.treasury), String(walletIds.operations)), person: 'admin' }),
  play: async () => {
    await expect(await screen.findByText(text('apiPage:edit.createFirst'))).toBeVisible();
  },
});

/** A change waits: it is shown instead of the form. */
export const Pending = meta.story({
  ...at({ url, person: 'admin', arrange: () => undefined }),
  play: async () => {
    await expect(await screen.findByText(text('apiPage:pending.edit'))).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: text('apiPage:field.notify_url') })).toBeNull();
  },
});

/** It is off: a change takes effect at once. */
export const WhileDisabled = meta.story({
  ...at({ url, person: 'member', arrange: disabled }),
  play: async () => {
    await expect(await screen.findByText(text('apiPage:form.whileDisabled'))).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story(failing(apiSettings.detail));

/** The answer is still on its way. */
export const Loading = meta.story(loading(apiSettings.detail));

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story(forbidden(apiSettings.detail));
