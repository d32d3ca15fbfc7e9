import type { PartWords } from '../../locale/part-words.ts';
import type { Language } from '../../locale/words.ts';

/** What is said of an address whose coin takes no deposits now. */
export const copyWords: Record<Language, PartWords> = {
  'en-US': { copyDepositsStopped: 'Deposits of {symbol} have stopped. Do not transfer to this address.' },
  'zh-CN': { copyDepositsStopped: '{symbol} 已暂停充值，请勿向该地址转账。' },
};
