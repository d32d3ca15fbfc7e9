import type { RouteObject } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { screen } from '#shared/screen.ts';

export const addressBookRoutes: RouteObject[] = [
  screen(
    paths.center.addressBook.index,
    () => import('./address-book.screen.tsx'),
    'AddressBookScreen',
    ['whiteAddress', 'order'],
    () => import('./address-book-first.ts'),
  ),
  screen(
    paths.center.addressBook.log,
    () => import('./address-book-log.screen.tsx'),
    'AddressBookLogScreen',
    ['whiteAddress', 'order'],
    () => import('./address-book-log-first.ts'),
  ),
];
