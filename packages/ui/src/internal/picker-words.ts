import { useLanguage } from '../locale/locale-context.ts';
import type { Language } from '../locale/words.ts';

/** Words of searched lists, which are loaded with them and not with the shell. */
const words: Readonly<Record<Language, { count: string; failed: string }>> = {
  'en-US': { count: 'Options: {count}', failed: 'Options could not be loaded' },
  'zh-CN': { count: '{count} 个选项', failed: '选项加载失败' },
};

export const usePickerWords = () => words[useLanguage()];
