import { Menu } from 'lucide-react';
import { use, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { NavigationMenuContext } from '../../internal/navigation-menu-context.ts';
import { Link } from '../link/index.ts';
import { TopBarButton } from './top-bar-button.tsx';
import { Breadcrumb, Root, Step, Steps, Tools } from './top-bar.styles.ts';

/** A place on the way to this page. */
export interface BreadcrumbStep {
  label: string;
  /** Where it is; the last step, this page, needs none. */
  href?: string | undefined;
}

export interface TopBarProps extends HTMLAttributes<HTMLElement> {
  /** The way to this page; on phones only its last step is shown. */
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
        <TopBarButton label={words.openNavigation} aria-haspopup="dialog" onClick={openNavigation}>
          <Menu size={16} strokeWidth={1.5} aria-hidden />
        </TopBarButton>
      )}
      <Breadcrumb aria-label={words.breadcrumb}>
        <Steps role="list">
          {breadcrumb.map(({ label, href }, place) => {
            const isLast = place === breadcrumb.length - 1;
            return (
              <Step key={`${place} ${label}`} aria-current={isLast ? 'page' : undefined}>
                {href === undefined || isLast ? (
                  label
                ) : (
                  <Link variant="quiet" href={href}>
                    {label}
                  </Link>
                )}
              </Step>
            );
          })}
        </Steps>
      </Breadcrumb>
      <Tools>{children}</Tools>
    </Root>
  );
}
