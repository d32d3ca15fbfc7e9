import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LanguageContext, WordsContext } from '../locale/locale-context.ts';
import { words, type Language, type Locale } from '../locale/words.ts';
import type { Density } from './density.ts';
import { ClockContext, deviceClock } from './clock-context.ts';
import { LinkContext, type LinkElement } from './link-context.ts';
import type { ThemeName } from './themes.ts';

export interface UiProviderProps {
  /** @default 'light' */
  theme?: ThemeName;
  /** How high the rows of tables are. @default 'default' */
  density?: Density;
  /**
   * The language of the library's own words, dates and numbers: one that it speaks, or another with all its words.
   * @default 'zh-CN'
   */
  locale?: Language | Locale;
  /** What `Link` renders for the application's own paths, such as a router's link. @default 'a' */
  link?: LinkElement;
  /**
   * What time it is, in milliseconds since 1970: where an application knows it better than the device, whose clock may be
   * wrong. The same function at each render.
   * @default Date.now
   */
  clock?: () => number;
  children: ReactNode;
}

/** What every component finds above it, however the theme is set. */
export function Provided({
  locale = 'zh-CN',
  link = 'a',
  clock = deviceClock,
  children,
}: Pick<UiProviderProps, 'locale' | 'link' | 'clock' | 'children'>) {
  const isOurs = typeof locale === 'string';
  const code = isOurs ? locale : locale.code;
  return (
    <LanguageContext value={code}>
      <WordsContext value={isOurs ? words[locale] : locale.words}>
        <I18nProvider locale={code}>
          <ClockContext value={clock}>
            <LinkContext value={link}>{children}</LinkContext>
          </ClockContext>
        </I18nProvider>
      </WordsContext>
    </LanguageContext>
  );
}
