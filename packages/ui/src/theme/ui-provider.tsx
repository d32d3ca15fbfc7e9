import { use, useMemo } from 'react';
import { isRTL } from 'react-aria-components';
import { PortalContext, type Portal } from './portal-context.ts';
import { Provided, type UiProviderProps } from './provided.tsx';
import { Scope, ScopeStyle } from './scope.styles.ts';

/**
 * Theme, density and language for everything of the library below it, popups too, and for nothing else on the page. A page
 * may have several, side by side or inside each other.
 */
export function UiProvider({ theme = 'light', density = 'default', children, ...rest }: UiProviderProps) {
  const { locale = 'zh-CN' } = rest;
  const lang = typeof locale === 'string' ? locale : locale.code;
  const look = useMemo(
    () =>
      ({
        'data-mpc-theme': theme,
        'data-mpc-density': density,
        lang,
        dir: isRTL(lang) ? 'rtl' : 'ltr',
      }) satisfies Portal,
    [theme, density, lang],
  );
  const outer = use(PortalContext);
  const portal = useMemo(() => ({ ...outer, ...look }), [outer, look]);
  return (
    <Provided {...rest}>
      <ScopeStyle />
      <Scope {...look}>
        <PortalContext value={portal}>{children}</PortalContext>
      </Scope>
    </Provided>
  );
}
