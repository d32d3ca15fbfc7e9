/** What is said of an address whose coin takes no deposits now. */
export const copyWords = {
  'en-US': { depositsStopped: 'Deposits of {symbol} have stopped. Do not transfer to this address.' },
  'zh-CN': { depositsStopped: '{symbol} 已暂停充值，请勿向该地址转账。' },
};
