import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

const words = ['collection', 'order'] as const;

export const collectionRoutes: RouteObject[] = [
  screen(
    paths.center.collection.index,
    () => import('./collection.screen.tsx'),
    'CollectionScreen',
    words,
    () => import('./collection-first.ts'),
  ),
  screen(
    paths.center.collection.history,
    () => import('./history/collection-history.screen.tsx'),
    'CollectionHistoryScreen',
    words,
    () => import('./history/collection-history-first.ts'),
  ),
  screen(
    paths.center.collection.add,
    () => import('./add/collection-add.screen.tsx'),
    'CollectionAddScreen',
    words,
    () => import('./add/collection-add-first.ts'),
  ),
  screen(
    paths.center.collection.edit,
    () => import('./edit/collection-edit.screen.tsx'),
    'CollectionEditScreen',
    words,
    () => import('./edit/collection-edit-first.ts'),
  ),
  screen(
    paths.center.collection.editThreshold,
    () => import('./thresholds/collection-thresholds.screen.tsx'),
    'CollectionThresholdsScreen',
    words,
    () => import('./thresholds/collection-thresholds-first.ts'),
  ),
  screen(
    paths.center.collection.detail,
    () => import('./detail/collection-detail.screen.tsx'),
    'CollectionDetailScreen',
    words,
    () => import('./detail/collection-detail-first.ts'),
  ),
  screen(
    paths.center.collection.authSubWallets,
    () => import('./authorizations/collection-auth.screen.tsx'),
    'CollectionAuthScreen',
    words,
    () => import('./authorizations/collection-auth-first.ts'),
  ),
];
