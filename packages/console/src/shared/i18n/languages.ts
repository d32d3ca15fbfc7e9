/** The languages of the console, under the names their speakers give them. */
export const languages = { 'en-US': 'English', 'zh-CN': '简体中文' } as const;

export type Language = keyof typeof languages;

export const fallbackLanguage: Language = 'en-US';

const cookieName = 'lan';
const cookieValues: Record<Language, string> = { 'en-US': 'en_US', 'zh-CN': 'zh_CN' };
const hundredYears = 100 * 365.25 * 24 * 60 * 60;

/** The short code the interface names a language by, as in the top bar. */
export const shortCode = (language: Language): 'en' | 'cn' => (language === 'zh-CN' ? 'cn' : 'en');

/** The parent domain of a host that has exactly three parts; undefined for others and for IP addresses. */
export function parentDomain(host: string): string | undefined {
  const parts = host.split('.');
  const isAddress = parts.every((part) => /^\d+$/.test(part));
  return parts.length === 3 && !isAddress ? `.${parts.slice(1).join('.')}` : undefined;
}

/** Writes the language cookie: a hundred years (browsers cap it, so every visit renews it), on the parent domain. */
export function rememberLanguage(language: Language): void {
  const domain = parentDomain(location.hostname);
  document.cookie = [
    `${cookieName}=${cookieValues[language]}`,
    'path=/',
    `max-age=${Math.round(hundredYears)}`,
    'samesite=lax',
    ...(domain === undefined ? [] : [`domain=${domain}`]),
  ].join('; ');
}

/** The language of this visitor: the cookie's, or English on a first visit. */
export function rememberedLanguage(): Language {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
  const value = found?.slice(cookieName.length + 1);
  return value === cookieValues['zh-CN'] ? 'zh-CN' : fallbackLanguage;
}
