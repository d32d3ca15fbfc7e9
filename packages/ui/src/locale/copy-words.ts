/** What only `useCopyToast` says, and so is loaded with it. */
export const copyWords = {
  'en-US': { depositsStopped: 'Deposits of {symbol} have stopped. Do not transfer to this address.' },
  'zh-CN': { depositsStopped: '{symbol} 已暂停充值，请勿向该地址转账。' },
};
