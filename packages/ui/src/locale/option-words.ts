/** What only searched lists of options say, and so is loaded with them. */
export const optionWords = {
  'en-US': {
    optionReserved:
      '“{text}” is in the list, but cannot be entered. Choose an option or enter something else',
    optionsCount: 'Options: {count}',
    optionsFailed: 'Options could not be loaded',
  },
  'zh-CN': {
    optionReserved: '“{text}”已在列表中，不能直接输入。请选择一项或输入其他内容',
    optionsCount: '{count} 个选项',
    optionsFailed: '选项加载失败',
  },
} as const;
