export {
  SideNavigation,
  type SideNavigationGroup,
  type SideNavigationItem,
  type SideNavigationProps,
} from './side-navigation.tsx';
export { SideNavigationSwitcher, type SideNavigationSwitcherProps } from './side-navigation-switcher.tsx';
