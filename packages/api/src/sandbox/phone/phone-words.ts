import type { PageLanguage } from '../control/page-language.ts';
import type { SignStatus } from '../../domains/signing/signing.schema.ts';

interface Words {
  title: string;
  about: string;
  phoneOf: string;
  none: string;
  waiting: string;
  open: string;
  all: string;
  amount: string;
  to: string;
  from: string;
  fee: string;
  askedBy: string;
  fingerprint: string;
  screenSays: string;
  scan: string;
  confirm: string;
  refuse: string;
  gone: string;
  otherLanguage: string;
  states: Record<SignStatus, string>;
}

/** What the phone says. */
export const phoneWords: Record<PageLanguage, Words> = {
  'en-US': {
    title: 'The phone',
    about: 'This stands in for the app that holds the key. Nothing here is real.',
    phoneOf: 'Phone of:',
    none: 'No code is waiting to be scanned. Show one in the console, then load this page again.',
    waiting: 'Codes waiting to be scanned',
    open: 'Open',
    all: 'All waiting codes',
    amount: 'Amount',
    to: 'To',
    from: 'From',
    fee: 'Miner fee',
    askedBy: 'Asked for by',
    fingerprint: 'Fingerprint',
    screenSays: 'The screen says',
    scan: 'Scan the code',
    confirm: 'Confirm and sign',
    refuse: 'Refuse',
    gone: 'There is no such code.',
    otherLanguage: '中文',
    states: {
      0: 'Waiting to be scanned',
      1: 'Scanned. Compare it with the screen before you sign',
      2: 'Signed',
      3: 'Refused',
      4: 'This code is void. Show a new one in the console',
    },
  },
  'zh-CN': {
    title: '手机端',
    about: '此页面模拟保管私钥的手机 App，所有内容均为测试数据。',
    phoneOf: '手机持有人：',
    none: '暂无待扫描的二维码。请先在控制台打开二维码，再刷新本页。',
    waiting: '待扫描的二维码',
    open: '打开',
    all: '全部待扫描的二维码',
    amount: '数量',
    to: '收款地址',
    from: '转出方',
    fee: '矿工费',
    askedBy: '发起人',
    fingerprint: '指纹',
    screenSays: '屏幕上显示',
    scan: '扫描二维码',
    confirm: '确认并签名',
    refuse: '拒绝',
    gone: '二维码不存在。',
    otherLanguage: 'English',
    states: {
      0: '等待扫描',
      1: '已扫描，签名前请与屏幕内容逐一核对',
      2: '已签名',
      3: '已拒绝',
      4: '二维码已失效，请在控制台重新获取',
    },
  },
};
