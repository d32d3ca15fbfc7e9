import { approvalWords } from './approval-words.ts';
import { copyWords } from './copy-words.ts';
import { dateTimeWords } from './date-time-words.ts';
import { diffWords } from './diff-words.ts';
import { fileWords } from './file-words.ts';
import { menuWords } from './menu-words.ts';
import { optionWords } from './option-words.ts';
import { qrWords } from './qr-words.ts';
import { sortWords } from './sort-words.ts';
import { transferWords } from './transfer-words.ts';
import { words, type Language, type Sentence, type Words } from './words.ts';

const everyWordIn = (language: Language): Words => ({
  ...words[language],
  ...approvalWords[language],
  ...copyWords[language],
  ...dateTimeWords[language],
  ...diffWords[language],
  ...fileWords[language],
  ...menuWords[language],
  ...optionWords[language],
  ...qrWords[language],
  ...sortWords[language],
  ...transferWords[language],
});

/** All words together, for those who look at them: tests and the page of words. */
export const everyWord = { 'en-US': everyWordIn('en-US'), 'zh-CN': everyWordIn('zh-CN') };

/** A word in all its forms. */
export const formsOf = (said: Sentence): string[] =>
  typeof said === 'string' ? [said] : Object.values(said.forms);
