/** A term of the field: its name in both languages, and what it means. */
export interface Term {
  english: string;
  chinese: string;
  means: string;
}

/** The names of things. One thing has one name. */
export const glossary: readonly Term[] = [
  {
    english: 'wallet, sub-wallet',
    chinese: '钱包、子钱包',
    means: 'A workspace with members and a package; a part of it that holds addresses and balances.',
  },
  {
    english: 'coin, network',
    chinese: '币种、网络',
    means: 'USDT on TRON and USDT on Ethereum are two coins.',
  },
  { english: 'transfer', chinese: '转账', means: 'Funds out, from the order to its confirmation.' },
  { english: 'receive', chinese: '收款', means: 'The action: show an address, its QR code and its memo.' },
  { english: 'deposit', chinese: '充值', means: 'Funds in: an incoming order.' },
  {
    english: 'recipient',
    chinese: '收款方',
    means: 'The receiver of a transfer. Counterparty only names a column that holds both sides.',
  },
  {
    english: 'amount, value',
    chinese: '数量、估值',
    means: 'A quantity of a coin; its worth in USD.',
  },
  {
    english: 'available, frozen',
    chinese: '可用、冻结',
    means: 'Free to spend, rounded down; held until an order ends.',
  },
  {
    english: 'network fee: slow, standard, fast, custom',
    chinese: '网络手续费：慢速、标准、快速、自定义',
    means: 'Charged by the network, estimated until the transfer is confirmed.',
  },
  {
    english: 'submitted, awaiting approval, awaiting signature',
    chinese: '已提交、待审批、待签名',
    means: 'Accepted by the server, and not broadcast yet.',
  },
  {
    english: 'broadcasting, broadcast, confirming n/m, completed',
    chinese: '广播中、已广播、确认中 n/m、已完成',
    means: 'On its way to the network, on the network, in a block, confirmed.',
  },
  {
    english: 'failed, rejected, signature rejected, rejected by system, expired',
    chinese: '失败、已拒绝、签名被拒、系统拒绝、已过期',
    means: 'Ended without a transfer, each by another cause.',
  },
  {
    english: 'canceled, replaced, on hold',
    chinese: '已取消、已替换、待风控处理',
    means: 'Ended by its initiator or by a speed-up; stopped by screening.',
  },
  {
    english: 'unconfirmed, confirmed, credited, refunded, on hold',
    chinese: '未确认、已确认、已入账、已退款、待处理（异常）',
    means: 'The states of a deposit.',
  },
  {
    english: 'unknown outcome',
    chinese: '结果未知',
    means: 'No response to a submission: the server is asked until the outcome is known.',
  },
  {
    english: 'approve, reject, cancel request',
    chinese: '通过、拒绝、撤回',
    means: 'An approver approves or rejects; an initiator cancels a request of their own.',
  },
  {
    english: 'approve & sign',
    chinese: '通过并签名',
    means: 'The last approval also signs, on the phone.',
  },
  {
    english: 'approver, initiator, signer',
    chinese: '审批人、发起人、签名人',
    means: 'The roles of one request.',
  },
  {
    english: 'strategy: basic, advanced, workspace',
    chinese: '策略：基础、高级、工作站',
    means: 'Approvers and signers of a transfer or a change.',
  },
  {
    english: 'approval timeline',
    chinese: '审批进度',
    means: 'Events of an order from creation to its end.',
  },
  {
    english: 'fingerprint',
    chinese: '核对词',
    means: 'Six words of an order, compared between screens and people.',
  },
  {
    english: 'trusted, used before, new',
    chinese: '可信、曾使用、新地址',
    means: 'In the address book or on the whitelist; paid earlier; neither.',
  },
  {
    english: 'look-alike address',
    chinese: '相似地址',
    means: 'An address made to resemble another at both ends.',
  },
  {
    english: 'address book, whitelist, blacklist',
    chinese: '地址簿、白名单、黑名单',
    means: 'Saved recipients; the only ones allowed in whitelist mode; blocked ones.',
  },
  {
    english: 'speed up, replacement transaction',
    chinese: '加速、替换交易',
    means: 'The same transfer with a higher fee. Only one of the two can be confirmed.',
  },
  { english: 'refund', chinese: '退款', means: 'A deposit returned to its sender.' },
  {
    english: 'contract call, method, amount sent with it, data',
    chinese: '合约调用、方法、附带数量、数据',
    means: 'The parts of a call.',
  },
  {
    english: 'allowance, unlimited allowance',
    chinese: '授权额度、无限授权',
    means: 'The amount of a coin that a contract may take.',
  },
  {
    english: 'contract sweep, auto sweep',
    chinese: '合约归集、自动归集',
    means: 'Sweeping by a contract; sweeping by a co-signer. Two features.',
  },
  {
    english: 'gas refueling, gas station, omnibus sub-wallet',
    chinese: '补充 Gas、加油站、归集子钱包',
    means: 'Topping up addresses with gas; the sub-wallet that pays it; the destination of sweeps.',
  },
  {
    english: 'co-signer',
    chinese: '联合签名器',
    means: 'A machine that holds a key share and signs automatically.',
  },
  {
    english: 'KYT',
    chinese: '链上风险筛查（KYT）',
    means: 'Screening of the source and the destination of funds.',
  },
  {
    english: 'callback delivery, attempt, retry',
    chinese: '回调推送、尝试、重试',
    means: 'A notification to the customer’s server, and each request that delivers it.',
  },
  { english: 'overdue', chinese: '已逾期', means: 'A bill past its due date.' },
  {
    english: 'search, filter, custom range, reset, columns, saved view, export CSV',
    chinese: '搜索、筛选、自定义时间、重置、列、已存视图、导出 CSV',
    means: 'The controls of every list.',
  },
  {
    english: 'activity in this browser',
    chinese: '本浏览器操作记录',
    means: 'Commands submitted from this browser, with their outcomes.',
  },
  {
    english: 'owner, admin, member',
    chinese: '所有者、管理员、普通成员',
    means: 'The roles in a wallet.',
  },
  {
    english: 'remark',
    chinese: '备注',
    means: 'A note on a transfer or a decision, at most 200 characters.',
  },
];
