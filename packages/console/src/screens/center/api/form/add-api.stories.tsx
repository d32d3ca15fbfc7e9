import { apiSettings } from '@mpc/api';
import { walletIds } from '@mpc/api/sandbox';
import { expect, fireEvent, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import {
  at,
  consoleStories,
  failing,
  forbidden,
  like,
  loading,
  text,
} from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const url = `${paths.center.api.add}?w=${walletIds.operations}`;
const meta = preview.meta({
  title: 'Screens/API/Create API',
  ...consoleStories,
  ...at({ url, person: 'admin' }),
});

/** As the owner of a wallet without an API finds it. */
export const AsFound = meta.story();

/** In Chinese and dark. */
export const ChineseDark = meta.story({ globals: { language: 'zh-CN', theme: 'dark' } });

/** There is one already: a wallet has one API. */
export const Empty = meta.story({
  ...at({ url: url.replace(String(walletIds.operations), String(walletIds.treasury)), person: 'owner' }),
  play: async () => {
    await expect(await screen.findByText(text('apiPage:add.exists'))).toBeVisible();
  },
});

/** Ranges that cover each other, and two that let everybody in together. */
export const WideRanges = meta.story({
  play: async () => {
    const field = await screen.findByRole('textbox', { name: like`^${text('apiPage:field.ip_whitelist')}` });
    await fireEvent.change(field, { target: { value: '0.0.0.0/1\n128.0.0.0/1\n203.0.113.7\n10.0.0.1' } });
    await fireEvent.blur(field);
    await expect((await screen.findAllByText(text('apiPage:ip.together')))[0]).toBeVisible();
  },
});

/** A private key was pasted: it is in no field any more. */
export const PrivateKey = meta.story({
  play: async () => {
    const field = await screen.findByRole('textbox', {
      name: like`^${text('apiPage:field.client_rsa_pub')}`,
    });
    await fireEvent.change(field, { target: { value: '-----BEGIN PRIVATE KEY-----' } });
    await expect(await screen.findByText(text('apiPage:secret.title'))).toBeVisible();
  },
});

/** Whoever is not the owner is told who can create one. */
export const ForOthers = meta.story({
  ...at({ url, person: 'owner' }),
  play: async () => {
    await expect((await screen.findAllByText(text('apiPage:barred.ownerOnly')))[0]).toBeVisible();
  },
});

/** The server answers with an error. */
export const Failing = meta.story(failing(apiSettings.detail));

/** The answer is still on its way. */
export const Loading = meta.story(loading(apiSettings.detail));

/** Whoever may not see it is led to the wallets. */
export const NoPermission = meta.story(forbidden(apiSettings.detail));
