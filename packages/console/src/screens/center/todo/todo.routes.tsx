import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const todoRoutes: RouteObject[] = [
  screen(
    paths.center.todo,
    () => import('./todo.screen.tsx'),
    'TodoScreen',
    [],
    () => import('./todo-first.ts'),
  ),
];
