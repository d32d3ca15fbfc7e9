export { Menu, type MenuAction, type MenuDivider, type MenuProps } from './menu.tsx';
