import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

const withOrders = ['tools', 'order'] as const;

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
    paths.center.tools.tronAutoAgent.index,
    () => import('./tron-agent/tron-agent.screen.tsx'),
    'TronAgentScreen',
    withOrders,
    () => import('./tron-agent/tron-agent-first.ts'),
  ),
  screen(
    paths.center.tools.tronAutoAgent.accountList,
    () => import('./tron-agent/accounts/agent-accounts.screen.tsx'),
    'AgentAccountsScreen',
    withOrders,
    () => import('./tron-agent/accounts/agent-accounts-first.ts'),
  ),
  screen(
    paths.center.tools.tronAutoAgent.messageNotification,
    () => import('./tron-agent/alerts/agent-alerts.screen.tsx'),
    'AgentAlertsScreen',
    withOrders,
    () => import('./tron-agent/alerts/agent-alerts-first.ts'),
  ),
  screen(
    paths.center.tools.tronResourceMonitor,
    () => import('./monitor/tron-resource-monitor.screen.tsx'),
    'TronResourceMonitorScreen',
    withOrders,
    () => import('./monitor/tron-resource-monitor-first.ts'),
  ),
  screen(
    paths.center.tools.loginHistory,
    () => import('./login-history/login-history.screen.tsx'),
    'LoginHistoryScreen',
    'tools',
    () => import('./login-history/login-history-first.ts'),
  ),
];
