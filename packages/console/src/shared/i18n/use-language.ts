import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Language } from './languages.ts';

/** The language the console speaks now. */
export function useConsoleLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'zh-CN' ? 'zh-CN' : 'en-US';
}
