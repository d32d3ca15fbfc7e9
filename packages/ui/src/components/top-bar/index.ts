export { TopBar, type TopBarProps } from './top-bar.tsx';
export { TopBarButton, type TopBarButtonProps } from './top-bar-button.tsx';
export { TopBarSearch, type TopBarSearchProps } from './top-bar-search.tsx';
