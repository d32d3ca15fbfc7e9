/** What only searched lists of options say, and so is loaded with them. */
export const optionWords = {
  'en-US': { optionsCount: 'Options: {count}', optionsFailed: 'Options could not be loaded' },
  'zh-CN': { optionsCount: '{count} 个选项', optionsFailed: '选项加载失败' },
} as const;
