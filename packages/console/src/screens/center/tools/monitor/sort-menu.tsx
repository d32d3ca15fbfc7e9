export { Menu as SortMenu } from '@mpc/ui';
