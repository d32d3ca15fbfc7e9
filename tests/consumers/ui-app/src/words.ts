import { useLanguage } from '@mpc/ui';

const enUS = {
  amount: 'Amount',
  coin: 'Coin',
  day: 'Day',
  max: 'All',
  navigation: 'Main',
  note: 'Remark',
  overview: 'Overview',
  pay: 'Transfer',
  payment: 'Transfer',
  payments: 'Transfers',
  recipient: 'Recipient',
  read: 'I have compared the address',
  search: 'Search transfers',
  sent: 'Submitted',
  sure: 'Submit this transfer?',
  time: 'Time',
  total: 'Total',
  treasury: 'Treasury',
  views: 'Views',
  waiting: 'Waiting',
};

const zhCN: typeof enUS = {
  amount: '数量',
  coin: '币种',
  day: '日期',
  max: '全部',
  navigation: '主导航',
  note: '备注',
  overview: '概览',
  pay: '转账',
  payment: '转账',
  payments: '转账记录',
  recipient: '收款方',
  read: '我已核对地址',
  search: '搜索转账',
  sent: '已提交',
  sure: '提交这笔转账？',
  time: '时间',
  total: '合计',
  treasury: '国库',
  views: '视图',
  waiting: '等待中',
};

/** The application's own words follow the library's language. */
export const useSay = () => (useLanguage() === 'zh-CN' ? zhCN : enUS);
