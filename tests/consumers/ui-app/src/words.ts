import { useLanguage } from '@mpc/ui';

const enUS = {
  amount: 'Amount',
  coin: 'Coin',
  day: 'Day',
  max: 'Everything',
  navigation: 'Main',
  note: 'Note',
  overview: 'Overview',
  pay: 'Pay',
  payment: 'Payment',
  payments: 'Payments',
  recipient: 'Recipient',
  read: 'I have compared the address',
  search: 'Find a payment',
  sent: 'Sent',
  sure: 'Send this payment?',
  time: 'Time',
  total: 'Total',
  treasury: 'Treasury',
  views: 'Views',
  waiting: 'Waiting',
};

const zhCN: typeof enUS = {
  amount: '金额',
  coin: '币种',
  day: '日期',
  max: '全部',
  navigation: '主导航',
  note: '备注',
  overview: '概览',
  pay: '付款',
  payment: '付款单',
  payments: '付款',
  recipient: '收款方',
  read: '我已核对地址',
  search: '查找付款',
  sent: '已发出',
  sure: '确定付款吗？',
  time: '时间',
  total: '合计',
  treasury: '金库',
  views: '视图',
  waiting: '等待中',
};

/** The application's own words follow the library's language. */
export const useSay = () => (useLanguage() === 'zh-CN' ? zhCN : enUS);
