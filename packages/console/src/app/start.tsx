import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createConsoleQueryClient } from '#shared/api/query-client.ts';
import { startI18n } from '#shared/i18n/i18n.ts';
import { rememberedLanguage, rememberLanguage } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import { App } from './app.tsx';
import { reportDrift } from './report-drift.ts';
import { routes } from './routes.tsx';
import { warmRoutes } from './warm-routes.ts';

/** Starts the console: the words of the visitor's language first, then the page. */
export async function start(root: Root): Promise<void> {
  const language =
    location.pathname.replace(/\/+$/, '') === paths.loginChinese ? 'zh-CN' : rememberedLanguage();
  rememberLanguage(language);
  document.documentElement.lang = language;
  if (import.meta.env.DEV) reportDrift();
  const i18n = await startI18n(language);
  const queryClient = createConsoleQueryClient();
  void warmRoutes();
  root.render(<App i18n={i18n} queryClient={queryClient} router={createBrowserRouter(routes)} />);
}
