/** What only `useCopyToast` says, and so is loaded with it. */
export const copyWords = {
  'en-US': {
    copied: 'Copied successfully',
    copyChanged: 'The clipboard changed after copying',
    copyChangedHint: 'Another program may have changed the clipboard. Do not paste. Expected text:',
    copyRefused: 'Copy failed',
    copyRefusedHint: 'The browser blocked copying. Select the text and copy it manually.',
    depositsStopped: 'Deposits of {symbol} have stopped. Do not transfer to this address.',
  },
  'zh-CN': {
    copied: '复制成功',
    copyChanged: '剪贴板内容与复制的不一致',
    copyChangedHint: '其他程序可能改动了剪贴板，请勿粘贴。应为：',
    copyRefused: '复制失败',
    copyRefusedHint: '浏览器阻止了复制，请选中文本手动复制。',
    depositsStopped: '{symbol} 已暂停充值，请勿向该地址转账。',
  },
} as const;
