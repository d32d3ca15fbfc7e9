export const zhCN = {
  cancel: '取消',
  close: '关闭',
  back: '返回',
  confirm: '确认',
  loading: '加载中',
  retry: '重试',
  copy: '复制',
  copied: '复制成功',
} as const;
