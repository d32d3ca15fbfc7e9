import { inLanguage, type PageLanguage } from './page-language.ts';
import type { Both } from '../world/lifecycle.ts';

const words = {
  title: ['The sandbox', '沙箱'],
  about: [
    'It stands in for the server. Nothing here is real.',
    '此沙箱模拟真实服务器，所有内容均为测试数据。',
  ],
  otherLanguage: ['中文', 'English'],
  sections: ['Sections', '页面分区'],
  gone: ['The sandbox does not answer. Is it still running?', '沙箱无应答，请确认其仍在运行。'],
  people: ['People', '人员'],
  phone: ['Phone', '手机端'],
  clock: ['Clock', '时钟'],
  faults: ['Faults', '故障'],
  requests: ['Requests', '请求'],
  world: ['World', '数据'],

  peopleAbout: [
    'Sign in here and the console in this browser is that person.',
    '在此登录后，本浏览器中的控制台即以该身份使用。',
  ],
  outside: ['Company sign-in', '企业登录'],
  outsideAbout: [
    'This page stands in for a sign-in page outside of the console. No password is asked for.',
    '此页面模拟控制台以外的登录页，无需密码。',
  ],
  signIn: ['Sign in', '登录'],
  signInExpired: ['Sign in expired', '以过期会话登录'],
  signOut: ['Sign out here', '退出本浏览器'],
  endSessions: ['End sessions', '结束会话'],
  signedIn: ['signed in', '登录于'],
  here: ['this browser', '本浏览器'],
  nobodyHere: ['Nobody is signed in in this browser.', '本浏览器未登录。'],
  expiredHere: ['The session of this browser has ended.', '本浏览器的会话已失效。'],
  noCustody: ['No custody', '未开通托管'],
  owner: ['owner', '所有者'],
  admin: ['admin', '管理员'],
  member: ['member', '成员'],

  ownPage: ['The phone on its own page', '单独打开手机端'],
  authenticator: ['Everybody’s authenticator shows', '所有人的身份验证器均显示'],
  codes: ['Codes on show', '待扫描的二维码'],
  noCodes: [
    'No code waits. Show one in the console to sign something.',
    '暂无二维码。请先在控制台打开待签名的二维码。',
  ],
  codeWaiting: ['Waiting to be scanned', '等待扫描'],
  codeScanned: ['Scanned', '已扫描'],
  phoneOf: ['Phone of', '手机持有人'],
  askedBy: ['Asked for by', '发起人'],
  to: ['To', '收款地址'],
  scan: ['Scan', '扫描'],
  confirm: ['Confirm and sign', '确认并签名'],
  todos: ['Waiting for people', '待处理事项'],
  waitCount: ['waiting', '项待处理'],
  noTodos: ['Nothing waits for anybody.', '暂无待处理事项。'],
  approve: ['Approve', '通过'],
  acceptKey: ['Accept the key', '接受密钥'],
  approveAndSign: ['Approve and sign', '通过并签名'],
  refuse: ['Refuse', '拒绝'],
  more: ['Not shown here', '未显示'],

  utc: ['UTC', 'UTC'],
  frozen: ['Standing still', '已冻结'],
  running: ['Running', '运行中'],
  freeze: ['Freeze', '冻结'],
  speed: ['Speed', '速度'],
  realTime: ['Real time', '实时'],
  step: ['Step forward', '向前拨动'],
  stepBy: ['Step by', '拨动时长'],
  unit: ['Unit', '单位'],
  second: ['1 s', '1 秒'],
  minute: ['1 min', '1 分钟'],
  hour: ['1 h', '1 小时'],
  day: ['1 day', '1 天'],
  seconds: ['seconds', '秒'],
  minutes: ['minutes', '分钟'],
  hours: ['hours', '小时'],
  days: ['days', '天'],
  stepOn: ['Step', '拨动'],

  call: ['Call', '接口'],
  callHint: ['all, or a name such as wallets.assets', '填 all 表示全部接口，或填接口名，如 wallets.assets'],
  kind: ['What goes wrong', '故障类型'],
  before: ['Never taken', '请求未执行'],
  after: ['Taken, and then', '请求已执行，随后'],
  slow: ['Only slow', '仅变慢'],
  timeoutBefore: ['Lost on the way: never answered', '请求丢失：无应答'],
  dropBefore: ['Connection breaks', '连接中断'],
  status500Before: ['Answered with 500', '返回 500'],
  status502Before: ['Answered with 502', '返回 502'],
  code: ['Refused with a code', '返回错误码'],
  timeoutAfter: ['Answer lost: never answered', '应答丢失：无应答'],
  dropAfter: ['Connection breaks', '连接中断'],
  status500After: ['Answered with 500', '返回 500'],
  status502After: ['Answered with 502', '返回 502'],
  emptyBody: ['Empty body', '应答体为空'],
  html: ['A page of HTML', '返回 HTML 页面'],
  malformed: ['Malformed JSON', 'JSON 不完整'],
  emptyObject: ['No data: {}', '数据为空：{}'],
  latency: ['Answer comes late', '延迟应答'],
  drip: ['Answer comes in small pieces', '缓慢分段应答'],
  ms: ['Milliseconds', '毫秒'],
  msHint: ['until the answer; for small pieces, how long they take', '应答前的等待时间；分段应答时为总时长'],
  codeField: ['Code', '错误码'],
  times: ['How many times', '次数'],
  timesHint: ['empty: every time', '留空表示每次'],
  setFault: ['Set fault', '设置故障'],
  faultsSet: ['Set now', '已设置'],
  noFaults: ['Nothing goes wrong.', '未设置故障。'],
  allCalls: ['all calls', '全部接口'],
  timesLeft: ['times left', '剩余次数'],
  clear: ['Clear', '清除'],
  clearAll: ['Clear all', '全部清除'],

  live: ['Live', '实时更新'],
  filter: ['Path contains', '路径包含'],
  show: ['Show', '筛选'],
  noRequests: [
    'No request yet. Use the console, and they appear here.',
    '暂无请求。使用控制台后，请求会显示在这里。',
  ],
  time: ['Time', '时间'],
  person: ['Person', '人员'],
  path: ['Path', '路径'],
  params: ['Parameters', '参数'],
  answerCode: ['Code', '代码'],
  took: ['ms', '毫秒'],
  nobody: ['nobody', '未登录'],
  pending: ['open', '等待中'],
  notTaken: ['not taken', '未执行'],
  taken: ['taken', '已执行'],
  broken: ['broken', '已中断'],
  unanswered: ['no answer', '无应答'],
  status: ['Status', '状态'],
  noParams: ['none', '无'],
  answer: ['Answer', '应答'],
  answerRaw: ['Open as it was sent', '查看原始应答'],

  size: ['Size', '规模'],
  seed: ['Seed', '随机种子'],
  state: ['Kept in', '保存位置'],
  notKept: ['nowhere: it is forgotten when it stops', '不保存，停止后即丢失'],
  rows: ['Rows', '数据行数'],
  reset: ['Reset', '重置'],
  resetAbout: [
    'A new world begins. Orders, sessions, faults and the log are forgotten.',
    '将重新生成数据，订单、会话、故障与请求记录都会清空。',
  ],
  resetConfirm: ['Yes, reset everything', '确认重置全部'],

  said_signedIn: ['Signed in.', '已登录。'],
  said_signedInExpired: ['Signed in with a session that has ended already.', '已以过期会话登录。'],
  said_signedOut: ['Signed out in this browser.', '本浏览器已退出登录。'],
  said_ended: [
    'The sessions have ended. Their browsers find out at the next call.',
    '会话已结束，对应浏览器将在下次请求时得知。',
  ],
  said_phoneActed: ['Done on the phone.', '手机端操作完成。'],
  said_decided: ['Decided.', '已处理。'],
  said_clockChanged: ['The clock is changed.', '时钟已更改。'],
  said_faultSet: ['The fault is set.', '故障已设置。'],
  said_faultCleared: ['The fault is cleared.', '故障已清除。'],
  said_reset: ['A new world has begun.', '数据已重置。'],
} as const satisfies Record<string, Both>;

/** A word of the page. */
type Word = keyof typeof words;

/** What the page says, in one language. */
export type Words = Readonly<Record<Word, string>>;

/** The words of a language. */
export function wordsIn(language: PageLanguage): Words {
  const pairs = Object.entries(words).map(([word, both]) => [word, inLanguage(language, both)]);
  return Object.fromEntries(pairs) as Words;
}

type SaidWord = Extract<Word, `said_${string}`>;

/** What can be said after something was done. */
export type Said = SaidWord extends `said_${infer Name}` ? Name : never;

/** Whether there is something to say under this name. */
export function isSaid(name: string): name is Said {
  return Object.hasOwn(words, `said_${name}`);
}
