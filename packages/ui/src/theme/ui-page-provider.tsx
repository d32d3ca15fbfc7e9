import { useLayoutEffect } from 'react';
import { PageStyle } from './page-ground.styles.ts';
import { Provided, type UiProviderProps } from './provided.tsx';

/**
 * The same as `UiProvider` for an application whose page is its own: the theme stands on `<html>`, and the page has its
 * ground and type. One per document. A server writes `data-mpc-theme` and `data-mpc-density` on `<html>` itself, as every
 * application does with `lang` and `dir`.
 */
export function UiPageProvider({ theme = 'light', density = 'default', children, ...rest }: UiProviderProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['mpcTheme'] = theme;
    dataset['mpcDensity'] = density;
  }, [theme, density]);
  return (
    <Provided {...rest}>
      <PageStyle />
      {children}
    </Provided>
  );
}
