import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LanguageContext, WordsContext } from '../locale/locale-context.ts';
import { words, type Language } from '../locale/words.ts';
import { GlobalStyle } from './global.styles.ts';
import { LinkContext, type LinkElement } from './link-context.ts';
import type { ThemeName } from './themes.ts';

/** How high the rows of tables are: 40, 44 or 52 px. */
export type Density = 'compact' | 'default' | 'comfortable';

export interface UiProviderProps {
  /**
   * The theme, set as `data-theme` on the document so that overlays follow it. A server writes the same attribute on
   * `<html>`. @default 'light'
   */
  theme?: ThemeName;
  /** How high the rows of tables are, set as `data-density` on the document. @default 'default' */
  density?: Density;
  /** The language of the library's own words, dates and numbers. @default 'zh-CN' */
  locale?: Language;
  /** What `Link` renders for the application's own paths, such as a router's link. @default 'a' */
  link?: LinkElement;
  children: ReactNode;
}

/** Theme, global style and language for everything of the library below it. One per document. */
export function UiProvider({
  theme = 'light',
  density = 'default',
  locale = 'zh-CN',
  link = 'a',
  children,
}: UiProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['density'] = density;
  }, [theme, density]);
  return (
    <LanguageContext value={locale}>
      <WordsContext value={words[locale]}>
        <I18nProvider locale={locale}>
          <GlobalStyle />
          <LinkContext value={link}>{children}</LinkContext>
        </I18nProvider>
      </WordsContext>
    </LanguageContext>
  );
}
