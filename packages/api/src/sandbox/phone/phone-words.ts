import type { PageLanguage } from '../control/page-language.ts';
import type { Role } from '../../domains/account/account.schema.ts';
import type { SignStatus } from '../../domains/signing/signing.schema.ts';

interface Words {
  title: string;
  about: string;
  phoneOf: string;
  colon: string;
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
  team: {
    title: string;
    saved: string;
    add: string;
    person: string;
    subWallets: string;
    save: string;
    remove: string;
    everywhere: string;
    back: string;
    roles: Record<Role, string>;
  };
  states: Record<SignStatus, string>;
}

/** What the phone says. */
export const phoneWords: Record<PageLanguage, Words> = {
  'en-US': {
    title: 'Phone',
    about: 'Simulates the app that holds the key. All data is test data.',
    phoneOf: 'Phone of',
    colon: ': ',
    none: 'No codes to scan. Show one in the console, then refresh this page.',
    waiting: 'Codes to scan',
    open: 'Open',
    all: 'All codes to scan',
    amount: 'Amount',
    to: 'To',
    from: 'From',
    fee: 'Network fee',
    askedBy: 'Requested by',
    fingerprint: 'Fingerprint',
    screenSays: 'Shown on the screen',
    scan: 'Scan the code',
    confirm: 'Confirm and sign',
    refuse: 'Reject',
    gone: 'Code not found.',
    otherLanguage: '中文',
    team: {
      title: 'Members',
      saved: 'Saved',
      add: 'Add member',
      person: 'Contact',
      subWallets: 'Sub-wallets',
      save: 'Save sub-wallets',
      remove: 'Remove from wallet',
      everywhere: 'All sub-wallets',
      back: 'All codes and wallets',
      roles: { 1: 'Owner', 2: 'Admin', 3: 'Member' },
    },
    states: {
      0: 'Waiting to be scanned',
      1: 'Scanned. Compare with the screen before you sign',
      2: 'Signed',
      3: 'Rejected',
      4: 'Code expired. Show a new one in the console',
    },
  },
  'zh-CN': {
    title: '手机端',
    about: '此页面模拟保管私钥的手机 App，所有内容均为测试数据。',
    phoneOf: '手机持有人',
    colon: '：',
    none: '暂无待扫描的二维码。请先在控制台打开二维码，再刷新本页。',
    waiting: '待扫描的二维码',
    open: '打开',
    all: '全部待扫描的二维码',
    amount: '数量',
    to: '收款地址',
    from: '转出方',
    fee: '网络手续费',
    askedBy: '发起人',
    fingerprint: '核对词',
    screenSays: '屏幕上显示',
    scan: '扫描二维码',
    confirm: '确认并签名',
    refuse: '拒绝',
    gone: '二维码不存在。',
    otherLanguage: 'English',
    team: {
      title: '成员',
      saved: '已保存',
      add: '添加成员',
      person: '联系人',
      subWallets: '子钱包',
      save: '保存子钱包',
      remove: '移出钱包',
      everywhere: '全部子钱包',
      back: '全部二维码与钱包',
      roles: { 1: '所有者', 2: '管理员', 3: '普通成员' },
    },
    states: {
      0: '等待扫描',
      1: '已扫描，签名前请与屏幕内容逐一核对',
      2: '已签名',
      3: '已拒绝',
      4: '二维码已失效，请在控制台重新获取',
    },
  },
};
