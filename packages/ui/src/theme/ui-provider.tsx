import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LanguageContext } from '../locale/locale-context.ts';
import type { Language } from '../locale/words.ts';
import { GlobalStyle } from './global.styles.ts';
import type { ThemeName } from './themes.ts';

export interface UiProviderProps {
  /** The theme, set as `data-theme` on the document so that overlays follow it. @default 'light' */
  theme?: ThemeName;
  /** The language of the library's own words, dates and numbers. @default 'zh-CN' */
  locale?: Language;
  children: ReactNode;
}

/** Theme, global style and language for everything of the library below it. One per document. */
export function UiProvider({ theme = 'light', locale = 'zh-CN', children }: UiProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <LanguageContext value={locale}>
      <I18nProvider locale={locale}>
        <GlobalStyle />
        {children}
      </I18nProvider>
    </LanguageContext>
  );
}
