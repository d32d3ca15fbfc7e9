/** A word of the field: how it is called in both languages, and what it means. */
export interface Term {
  english: string;
  chinese: string;
  means: string;
}

/** What things are called. One thing has one name. */
export const glossary: readonly Term[] = [
  {
    english: 'wallet',
    chinese: '钱包',
    means: 'What a workspace owns; it has members, a package and sub-wallets.',
  },
  { english: 'sub-wallet', chinese: '子钱包', means: 'What holds addresses and balances.' },
  {
    english: 'coin',
    chinese: '币种',
    means: 'What has a balance; the same coin on another network is another one.',
  },
  { english: 'network', chinese: '网络', means: 'The chain a coin lives on.' },
  { english: 'transfer', chinese: '转账', means: 'Money out, as the person who sends it says.' },
  { english: 'receive', chinese: '收款', means: 'Money in, as the person who waits for it says.' },
  {
    english: 'withdraw',
    chinese: '提现',
    means: 'Money out, as the server says; on a button where money leaves the house.',
  },
  {
    english: 'deposit',
    chinese: '充值',
    means: 'Money in, as the server says: deposit address, deposits stopped.',
  },
  { english: 'available', chinese: '可用', means: 'What can be spent now: shown rounded down.' },
  {
    english: 'approve, refuse',
    chinese: '审批通过、拒绝',
    means: 'What someone asked to decide does. Not accept, not reject.',
  },
  { english: 'approve & sign', chinese: '审批并签名', means: 'The last consent also signs, on the phone.' },
  {
    english: 'co-signer',
    chinese: '联合签名器',
    means: 'A machine that holds a share of the key and signs by itself.',
  },
  { english: 'strategy', chinese: '策略', means: 'Who must approve and sign what.' },
  { english: 'sweep', chinese: '归集', means: 'Bring what came in on many addresses to one.' },
  {
    english: 'gas station, fuelling',
    chinese: '能量站、补充矿工费',
    means: 'Where the fees of sweeping come from, and topping an address up with them.',
  },
  {
    english: 'network fee',
    chinese: '网络手续费',
    means: 'What the network takes. Estimated until it is paid.',
  },
  {
    english: 'address book',
    chinese: '地址簿',
    means: 'Recipients with a name. Whitelisted ones may be paid without further checks.',
  },
  { english: 'whitelist, blacklist', chinese: '白名单、黑名单', means: 'Who may be paid, and who never.' },
  {
    english: 'KYT',
    chinese: '链上风险筛查（KYT）',
    means: 'Screening of where money comes from and goes to.',
  },
  { english: 'frozen', chinese: '冻结', means: 'Can be looked at, cannot be moved.' },
  {
    english: 'owner, admin, member',
    chinese: '所有者、管理员、普通成员',
    means: 'What a person may do in a wallet.',
  },
  {
    english: 'remark',
    chinese: '备注',
    means: 'What a person says with a transfer or a decision; at most 200 characters.',
  },
];
