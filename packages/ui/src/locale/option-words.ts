/** What only searched lists of options say, and so is loaded with them. */
export const optionWords = {
  'en-US': {
    optionReserved: '“{text}” cannot be entered. Choose from the list',
    optionsCount: 'Options: {count}',
    optionsFailed: 'Options could not be loaded',
  },
  'zh-CN': {
    optionReserved: '不能输入“{text}”，请从列表中选择',
    optionsCount: '{count} 个选项',
    optionsFailed: '选项加载失败',
  },
} as const;
