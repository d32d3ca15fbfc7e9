import type { Both } from '../world/lifecycle.ts';

/** The languages of the sandbox's own pages. */
export type PageLanguage = 'en-US' | 'zh-CN';

/** The language somebody reads a page in: the one asked for, that of the console's cookie, or the browser's. */
export function pageLanguageOf(request: Request, asked: string | null | undefined): PageLanguage {
  const cookie = /(?:^|; )lan=(\w+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
  const preferred = asked ?? cookie ?? request.headers.get('Accept-Language') ?? '';
  return preferred.startsWith('zh') ? 'zh-CN' : 'en-US';
}

/** What somebody reads of a text in both languages. */
export function inLanguage(language: PageLanguage, [english, chinese]: Both): string {
  return language === 'zh-CN' ? chinese : english;
}
