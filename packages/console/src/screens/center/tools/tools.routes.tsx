import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const toolsRoutes: RouteObject[] = [
  screen(
    paths.center.tools.index,
    () => import('./home/tools-home.screen.tsx'),
    'ToolsHomeScreen',
    'tools',
    () => import('./home/tools-home-first.ts'),
  ),
  screen(
    paths.center.tools.tonTransQuery,
    () => import('./ton/ton-trans-query.screen.tsx'),
    'TonTransQueryScreen',
    'tools',
    () => import('./ton/ton-trans-query-first.ts'),
  ),
  screen(
    paths.center.tools.tronResourceMonitor,
    () => import('./monitor/tron-resource-monitor.screen.tsx'),
    'TronResourceMonitorScreen',
    ['tools', 'order'],
    () => import('./monitor/tron-resource-monitor-first.ts'),
  ),
];
