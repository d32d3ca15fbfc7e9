import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

const words = ['tools', 'order'] as const;

export const toolsRoutes: RouteObject[] = [
  screen(
    paths.center.tools.tronAutoAgent.index,
    () => import('./tron-agent/tron-agent.screen.tsx'),
    'TronAgentScreen',
    words,
    () => import('./tron-agent/tron-agent-first.ts'),
  ),
  screen(
    paths.center.tools.tronAutoAgent.accountList,
    () => import('./tron-agent/accounts/agent-accounts.screen.tsx'),
    'AgentAccountsScreen',
    words,
    () => import('./tron-agent/accounts/agent-accounts-first.ts'),
  ),
  screen(
    paths.center.tools.tronAutoAgent.messageNotification,
    () => import('./tron-agent/alerts/agent-alerts.screen.tsx'),
    'AgentAlertsScreen',
    words,
    () => import('./tron-agent/alerts/agent-alerts-first.ts'),
  ),
];
