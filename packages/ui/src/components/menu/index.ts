export type { MenuAction, MenuDivider } from './menu-item.ts';
export { Menu, type MenuProps } from './menu.tsx';
