import { Menu } from 'lucide-react';
import { use, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { NavigationMenuContext } from '../../internal/navigation-menu-context.ts';
import { Breadcrumb, type BreadcrumbStep } from '../breadcrumb/index.ts';
import { TopBarButton } from './top-bar-button.tsx';
import { OnPhone, Root, Tools } from './top-bar.styles.ts';

export interface TopBarProps extends HTMLAttributes<HTMLElement> {
  /** The way to this page; on phones an arrow leads back to the page above it. */
  breadcrumb?: readonly BreadcrumbStep[];
  ref?: Ref<HTMLElement>;
}

/** Where the person is, and the tools that are everywhere, which are its children. */
export function TopBar({ breadcrumb = [], children, ...rest }: TopBarProps) {
  const words = useWords();
  const openNavigation = use(NavigationMenuContext);
  return (
    <Root {...rest}>
      {openNavigation === undefined ? null : (
        <OnPhone>
          <TopBarButton label={words.openNavigation} aria-haspopup="dialog" onClick={openNavigation}>
            <Menu size={16} strokeWidth={1.5} aria-hidden />
          </TopBarButton>
        </OnPhone>
      )}
      {breadcrumb.length === 0 ? null : <Breadcrumb steps={breadcrumb} />}
      <Tools>{children}</Tools>
    </Root>
  );
}
