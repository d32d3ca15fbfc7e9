/** What only `Menu` says, and so is loaded with it. */
export const menuWords = { 'en-US': { menuEmpty: 'No items' }, 'zh-CN': { menuEmpty: '暂无内容' } } as const;
