import { account } from '@mpc/api';
import { mock } from '@mpc/api/sandbox/browser';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, text, word } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const meta = preview.meta({
  title: 'Screens/Login',
  ...consoleStories,
  ...at({ url: paths.login, person: null }),
});

/** The people of the sandbox. */
export const AsFound = meta.story();

/** In Chinese, under its own path. */
export const Chinese = meta.story({
  globals: { language: 'zh-CN' },
  ...at({ url: paths.loginChinese, person: null }),
});

/** Back here because the session ended. */
export const SessionEnded = meta.story(
  at({ url: `${paths.login}?ended=1&from=%2Fmpc%2Fcenter%2Ftodo`, person: null }),
);

/** The host has not said yet how one signs in. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/sandbox/people', () => delay('infinite')));
  },
  play: async () => {
    await expect(await screen.findByText(word('loading'))).toBeInTheDocument();
  },
});

/** The server lets nobody in. */
export const Failing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/sandbox/sign-in', () => new HttpResponse(null, { status: 500 })));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Lin Wei'));
    await expect(await screen.findByRole('button', { name: text('action.retry') })).toBeVisible();
  },
});

const noSandbox = http.get('*/sandbox/people', () => new HttpResponse(null, { status: 404 }));

/** A host with a sign-in of its own: nothing is said of a sandbox. */
export const Elsewhere = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(noSandbox);
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('login.goOn') })).toBeVisible();
    await expect(screen.getByText(text('login.elsewhere'))).toBeVisible();
    await expect(screen.queryByText(text('login.people'))).toBeNull();
  },
});

/** The host's page lets no robots in, by a check that this console does not load. */
export const ElsewhereWithoutRobots = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      noSandbox,
      mock(account.captcha, {
        captcha_key: 'AQIDAHjc',
        captcha_url: 'https://0a1b2c.captcha.example/jsapi.js',
        region: 'eu-central-1',
      }),
    );
  },
  play: async () => {
    await expect(await screen.findByText(text('login.robots'))).toBeVisible();
  },
});

/** In dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
