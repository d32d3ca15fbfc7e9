import { X } from 'lucide-react';
import { use, useRef, useState, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { PortalContext } from '../../theme/portal-context.ts';
import { breakpoint } from '../../theme/tokens.ts';
import { Close, Column, Main, Menu, MenuPanel, Notice, Root, Side, SkipLink } from './app-frame.styles.ts';
import { NavigationMenuContext } from '../../internal/navigation-menu-context.ts';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { useMedia } from './use-media.ts';

export interface AppFrameProps extends HTMLAttributes<HTMLDivElement> {
  /** The `SideNavigation`: beside the page, icons only where there is less room, a menu on phones. */
  navigation: ReactNode;
  /** The `TopBar`; on phones it has the button that opens the menu. */
  topBar: ReactNode;
  /** A `Banner` about the whole console, above the content. */
  banner?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What ends a visit to the menu: going somewhere or choosing something, but not opening a popup inside it. */
const choices = 'a[href], button:not([aria-expanded]), [role^="menuitem"], [role="option"]';

/** The whole window: navigation, top bar and content. The window scrolls, and the bar and navigation stay. */
export function AppFrame({ navigation, topBar, banner, children, ...rest }: AppFrameProps) {
  const words = useWords();
  const isPhone = useMedia(breakpoint.phone);
  const hydrated = useHydrated();
  const main = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState<HTMLDialogElement | null>(null);
  const around = use(PortalContext);
  const portal = menu === null ? around : { ...around, UNSTABLE_portalContainer: menu };

  const skip = (event: MouseEvent) => {
    // The address is the router's: moving the focus needs no change of it.
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <Root {...rest}>
      <SkipLink href="#content" onClick={skip}>
        {words.skipToContent}
      </SkipLink>
      {isPhone ? (
        <Menu ref={setMenu} aria-label={words.navigation} onClick={closeOnChoice}>
          <MenuPanel>
            <Close type="button" aria-label={words.close}>
              <X size={16} strokeWidth={1.5} aria-hidden />
            </Close>
            <PortalContext value={portal}>{navigation}</PortalContext>
          </MenuPanel>
        </Menu>
      ) : (
        <Side>{navigation}</Side>
      )}
      <Column>
        <NavigationMenuContext value={isPhone || !hydrated ? () => menu?.showModal() : undefined}>
          {topBar}
        </NavigationMenuContext>
        <Notice>{banner}</Notice>
        <Main ref={main} id="content" tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Root>
  );
}

function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target as Element).closest(choices)) currentTarget.close();
}
