import type { Both } from '../world/lifecycle.ts';
import type { Lie, LieName } from './lies.ts';

interface LieWords {
  title: Both;
  /** What the server says, and what is true. */
  says: Both;
  /** What to do in the console, once it is opened at the place. */
  steps: Both;
  /** What the console does about it. */
  reacts: Both;
}

/** What is read of each lie. */
export const lieWords: Readonly<Record<LieName, LieWords>> = {
  storedRecipient: {
    title: ['Another recipient stored', '保存的收款方被替换'],
    says: [
      'Every transfer names an address other than the stored one.',
      '每笔转账的收款地址都不是实际保存的地址。',
    ],
    steps: [
      'Turn on. Open, enter any recipient and amount, and submit the transfer.',
      '先开启。再打开控制台，填写任意收款方和数量，提交转账。',
    ],
    reacts: [
      'Compares the stored order with what you confirmed, shows both addresses, and warns not to approve or sign.',
      '将服务器上的订单与您确认的内容比对，列出两个地址，并提示请勿审批或签名。',
    ],
  },
  anotherOrder: {
    title: ['Another order number', '返回其他订单的编号'],
    says: [
      'The response to a new transfer has the number of an earlier transfer.',
      '新建转账时，返回的是一笔早先转账的编号。',
    ],
    steps: [
      'Turn on. Open, enter any recipient and amount, and submit the transfer.',
      '先开启。再打开控制台，填写任意收款方和数量，提交转账。',
    ],
    reacts: [
      'Loads the order with that number, lists each difference, and does not report success. Offers to cancel only the order with your request ID.',
      '读取该编号的订单，逐项列出不一致之处，不会显示提交成功。仅可取消与您的请求 ID 对应的订单。',
    ],
  },
  higherFee: {
    title: ['Fee raised after the review', '核对后手续费上涨'],
    says: [
      'The TRON agent fee has one more leading digit: 8 TRX becomes 98 TRX.',
      'TRON 代理手续费前多出一位数字：8 TRX 变为 98 TRX。',
    ],
    steps: [
      'Open, enter any recipient and amount, and review the transfer. Turn on. Wait 20 seconds.',
      '先打开控制台，填写任意收款方和数量，进入核对页。再开启，等待 20 秒。',
    ],
    reacts: [
      'Shows the old and the new fee. Submit stays off until you accept the update.',
      '显示变化前后的手续费。确认更新之前无法提交。',
    ],
  },
  missingTransfer: {
    title: ['Earlier transfers left out', '隐藏已有转账'],
    says: [
      'Lists of transactions contain no transfers, so a duplicate looks new.',
      '交易列表中没有任何转账，重复转账看似首次。',
    ],
    steps: [
      'Turn on. Open and submit a transfer. Then fill in the same transfer and review it.',
      '先开启。再打开控制台并提交一笔转账，然后再次填写相同内容并核对。',
    ],
    reacts: [
      'This browser remembers the first transfer. Submit stays off until you state that the second is intended.',
      '本浏览器记得第一笔转账。确认并非重复之前无法提交。',
    ],
  },
  bookAddress: {
    title: ['Address book entry replaced', '地址簿条目被替换'],
    says: ['The address book lists every label with another address.', '地址簿中每个标签都显示为其他地址。'],
    steps: ['Turn on. Open the address book, then any entry.', '先开启。再打开地址簿，查看任意条目。'],
    reacts: [
      'Compares the entry with the list that transfers use, and warns with the other address.',
      '与转账所用的名单比对，发现不一致时提示并显示另一个地址。',
    ],
  },
  depositAddress: {
    title: ['Another deposit address', '充值地址被替换'],
    says: [
      'The deposit address of the sub-wallet belongs to someone else.',
      '子钱包的充值地址实为他人地址。',
    ],
    steps: ['Turn on. Open the deposit address of USDT.', '先开启。再打开 USDT 的充值地址。'],
    reacts: [
      'Checks the owner of the address first. Shows a warning, and neither QR code nor copy button.',
      '先核实地址归属。显示警告，不提供二维码和复制按钮。',
    ],
  },
  foreignRows: {
    title: ['Rows of another sub-wallet', '混入其他子钱包的记录'],
    says: [
      'A list filtered by one sub-wallet returns rows of another.',
      '按子钱包筛选的列表返回了其他子钱包的记录。',
    ],
    steps: [
      'Turn on. Open the transactions of Main sub-wallet.',
      '先开启。再打开 Main sub-wallet 的交易记录。',
    ],
    reacts: [
      'Rejects the response: no row reaches the screen. The message says that response and request differ.',
      '拒绝该响应，不显示任何记录，并提示服务器响应与请求不符。',
    ],
  },
  brokenAddress: {
    title: ['Recipient with a wrong checksum', '收款地址校验错误'],
    says: [
      'Every transfer names a recipient whose last character is wrong.',
      '每笔转账的收款地址最后一个字符都有误。',
    ],
    steps: ['Turn on. Open the transfer that awaits approval.', '先开启。再打开待审批的转账。'],
    reacts: [
      'Runs the checks of the transfer form for the approver as well. Approve stays off.',
      '对审批人执行与转账表单相同的检查。“通过”按钮不可用。',
    ],
  },
  otherAmounts: {
    title: ['Recipients that differ from their order', '收款明细与订单不符'],
    says: [
      'A transfer to several recipients lists larger amounts than its order.',
      '批量收款的明细数量大于订单中的数量。',
    ],
    steps: ['Turn on. Open the transfer to several recipients.', '先开启。再打开有多个收款方的转账。'],
    reacts: [
      'Compares the list with the order row by row. Approve stays off.',
      '逐行比对明细与订单。“通过”按钮不可用。',
    ],
  },
  inexactAmount: {
    title: ['Amount as a binary number', '数量为二进制浮点数'],
    says: [
      'The amount of every transfer is a JSON number, which may lose digits.',
      '每笔转账的数量以 JSON 数字返回，可能丢失精度。',
    ],
    steps: ['Turn on. Open the transfer that awaits approval.', '先开启。再打开待审批的转账。'],
    reacts: [
      'Shows the amount as unreadable instead of guessing. Approve stays off.',
      '将数量显示为无法识别，不做猜测。“通过”按钮不可用。',
    ],
  },
  hiddenCharacters: {
    title: ['Hidden characters in a remark', '备注含隐藏字符'],
    says: [
      'The remark contains characters that reverse the text after them.',
      '备注中含有会使后续文字反向显示的字符。',
    ],
    steps: ['Turn on. Open the transfer that awaits approval.', '先开启。再打开待审批的转账。'],
    reacts: [
      'Shows each hidden character as a mark, such as U+202E, and keeps the order of the text.',
      '将每个隐藏字符显示为标记（如 U+202E），文字顺序不变。',
    ],
  },
  billAddress: {
    title: ['Another payment address of a bill', '账单支付地址被替换'],
    says: ['The payment address of a bill belongs to someone else.', '账单的支付地址实为他人地址。'],
    steps: [
      'Turn on. Open the unpaid bill and choose a payment coin.',
      '先开启。再打开未支付的账单，选择支付币种。',
    ],
    reacts: [
      'Loads the bill once more. Where the bill names another address, the console shows a stop and no QR code.',
      '重新读取账单。账单中的地址不一致时，提示请勿支付，且不显示二维码。',
    ],
  },
};

/** What each rule says. */
export const ruleWords: Readonly<Record<Lie['rule'], Both>> = {
  R8: ['Duplicates are pointed out', '提示重复转账'],
  R15: ['Amounts are decimal text', '数量始终为十进制文本'],
  R17: ['Responses match their request', '响应须与请求相符'],
  R19: ['Only the content shown is submitted or approved', '只提交或审批所显示的内容'],
  R20: ['Fees stay within the fee shown', '手续费不超过所显示的上限'],
  R21: ['Addresses are confirmed before they are shown', '地址核实后才显示'],
  R23: ['Approvers get every check of the form', '审批人享有与表单相同的检查'],
  R24: ['Hidden characters are shown', '隐藏字符可见'],
};
