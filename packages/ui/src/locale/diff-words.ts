/** What only `DiffView` says, and so is loaded with it. */
export const diffWords = {
  'en-US': {
    diffAdded: 'Added',
    diffAfter: 'After',
    diffBefore: 'Before',
    diffChanged: 'Changed',
    diffHideUnchanged: 'Hide unchanged',
    diffNone: 'No changes',
    diffNotSet: 'Not set',
    diffRemoved: 'Removed',
    diffShowUnchanged: 'Show {count} unchanged',
    diffUnchanged: 'Unchanged',
  },
  'zh-CN': {
    diffAdded: '新增',
    diffAfter: '修改后',
    diffBefore: '修改前',
    diffChanged: '修改',
    diffHideUnchanged: '收起未修改项',
    diffNone: '没有改动',
    diffNotSet: '未设置',
    diffRemoved: '删除',
    diffShowUnchanged: '显示 {count} 项未修改',
    diffUnchanged: '未修改',
  },
} as const;
