import { http, HttpResponse } from 'msw';
import { paths } from '../../shared/paths.ts';
import { at, consoleStories } from '../../../../../.storybook/console-story.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Login',
  ...consoleStories,
  ...at({ url: paths.login, person: null }),
});

/** The people of the sandbox. */
export const People = meta.story();

/** In Chinese, under its own path. */
export const Chinese = meta.story({
  globals: { language: 'zh-CN' },
  ...at({ url: paths.loginChinese, person: null }),
});

/** Back here because the session ended. */
export const SessionEnded = meta.story(
  at({ url: `${paths.login}?ended=1&from=%2Fmpc%2Fcenter%2Ftodo`, person: null }),
);

/** A host with a sign-in of its own. */
export const Elsewhere = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/sandbox/people', () => new HttpResponse(null, { status: 404 })));
  },
});

/** In dark. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
