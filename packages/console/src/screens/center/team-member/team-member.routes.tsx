import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const teamMemberRoutes: RouteObject[] = [
  screen(
    paths.center.teamMember,
    () => import('./team-member.screen.tsx'),
    'TeamMemberScreen',
    'teamMember',
    () => import('./team-member-first.ts'),
  ),
];
