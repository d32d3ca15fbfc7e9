import { useTranslation } from 'react-i18next';
import type { Language } from './languages.ts';

/** The language the console speaks now. */
export function useConsoleLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'zh-CN' ? 'zh-CN' : 'en-US';
}
