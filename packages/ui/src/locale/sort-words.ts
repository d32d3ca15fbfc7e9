/** What only `SortableList` says, and so is loaded with it. */
export const sortWords = {
  'en-US': {
    sortDown: 'Move {label} down',
    sortDrag: 'Drag {label}',
    sortFirst: 'Already first',
    sortFixed: '{label} has a fixed position',
    sortLast: 'Already last',
    sortMoved: '{label} is now {place} of {count}',
    sortUp: 'Move {label} up',
  },
  'zh-CN': {
    sortDown: '下移{label}',
    sortDrag: '拖动{label}',
    sortFirst: '已在最前',
    sortFixed: '{label}位置固定',
    sortLast: '已在最后',
    sortMoved: '{label}现在排第 {place}，共 {count} 项',
    sortUp: '上移{label}',
  },
} as const;
