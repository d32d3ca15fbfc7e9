import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const loginRoutes: RouteObject[] = [
  screen(paths.login, () => import('./login.screen.tsx'), 'LoginScreen', 'login'),
  screen(paths.loginChinese, () => import('./login.screen.tsx'), 'LoginScreen', 'login'),
];
