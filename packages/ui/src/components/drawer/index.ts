export { Drawer, type DrawerProps } from './drawer.tsx';
export { DrawerFooter, type DrawerFooterProps } from './drawer-footer.tsx';
export { DrawerStack, DrawerStackProvider, type DrawerStackProps } from './drawer-stack.tsx';
export { useDrawerStack, type DrawerStackHandle, type PushedPage } from './use-drawer-stack.tsx';
export type { DrawerPage } from './drawer-stack.reducer.ts';
export type { DrawerSize } from './drawer.sizes.ts';
