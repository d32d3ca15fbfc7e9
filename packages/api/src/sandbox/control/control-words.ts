import { inLanguage, type PageLanguage } from './page-language.ts';
import type { Both } from '../world/lifecycle.ts';

const words = {
  title: ['Sandbox', '沙箱'],
  about: ['Simulates the server. All data is test data.', '此沙箱模拟真实服务器，所有内容均为测试数据。'],
  otherLanguage: ['中文', 'English'],
  colon: [': ', '：'],
  listComma: [', ', '、'],
  inMs: [' ({ms} ms)', '（{ms} ms）'],
  sections: ['Sections', '页面分区'],
  gone: ['No response from the sandbox. Check that it is running.', '沙箱无响应，请确认其仍在运行。'],
  people: ['People', '人员'],
  phone: ['Phone', '手机端'],
  clock: ['Clock', '时钟'],
  faults: ['Faults', '故障'],
  requests: ['Requests', '请求'],
  world: ['World', '数据'],

  drill: ['Drill', '演练'],
  drillTitle: ['Drill: false responses', '演练：虚假响应'],
  drillAbout: [
    'Falsifies one field of the responses, to show how the console reacts. The data itself stays as it is.',
    '篡改响应中的一个字段，用于观察控制台如何应对。数据本身不会改变。',
  ],
  drillHint: [
    'A browser keeps its warning about a transfer of an earlier drill. Choose “New transfer” and another amount.',
    '浏览器会保留之前演练转账的警告。请选择“新建转账”并更换数量。',
  ],
  isOn: ['On', '已开启'],
  isOnNotice: ['False responses are on', '虚假响应已开启'],
  turnOn: ['Turn on', '开启'],
  turnOff: ['Turn off', '关闭'],
  serverSays: ['Server', '服务器'],
  steps: ['Steps', '步骤'],
  consoleDoes: ['Console', '控制台'],
  rule: ['Rule', '规则'],
  openAs: ['Open as {name}', '以 {name} 身份打开'],
  altered: ['Altered responses', '被篡改的响应'],
  noPlace: ['Nothing of this kind is left. Reset the data.', '已无此类记录，请重置数据。'],

  peopleAbout: [
    'Sign in here to use the console in this browser as that person.',
    '在此登录后，本浏览器中的控制台即以该身份使用。',
  ],
  outside: ['Company sign-in', '企业登录'],
  outsideAbout: [
    'Simulates a sign-in page outside the console. No password needed.',
    '此页面模拟控制台以外的登录页，无需密码。',
  ],
  signIn: ['Sign in', '登录'],
  signInExpired: ['Sign in with an expired session', '以过期会话登录'],
  signOut: ['Sign out here', '退出本浏览器'],
  endSessions: ['End sessions', '结束会话'],
  signedIn: ['signed in', '登录于'],
  here: ['this browser', '本浏览器'],
  nobodyHere: ['Not signed in in this browser.', '本浏览器未登录。'],
  expiredHere: ['The session of this browser has ended.', '本浏览器的会话已失效。'],
  noCustody: ['No custody', '未开通托管'],
  owner: ['owner', '所有者'],
  admin: ['admin', '管理员'],
  member: ['member', '成员'],

  ownPage: ['Open the phone separately', '单独打开手机端'],
  authenticator: ['Authenticator code for everyone', '所有人的谷歌验证码'],
  codes: ['Codes to scan', '待扫描的二维码'],
  noCodes: [
    'No codes. Show a signing code in the console first.',
    '暂无二维码。请先在控制台打开待签名的二维码。',
  ],
  codeWaiting: ['Waiting to be scanned', '等待扫描'],
  codeScanned: ['Scanned', '已扫描'],
  phoneOf: ['Phone of', '手机持有人'],
  askedBy: ['Requested by', '发起人'],
  to: ['To', '收款地址'],
  scan: ['Scan', '扫描'],
  confirm: ['Confirm and sign', '确认并签名'],
  todos: ['Pending items', '待处理事项'],
  waitCount: ['pending', '项待处理'],
  noTodos: ['No pending items.', '暂无待处理事项。'],
  approve: ['Approve', '通过'],
  acceptKey: ['Accept key', '接收私钥'],
  approveAndSign: ['Approve & sign', '通过并签名'],
  refuse: ['Reject', '拒绝'],
  more: ['Not shown here', '未显示'],

  utc: ['UTC', 'UTC'],
  frozen: ['Frozen', '已冻结'],
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
  kind: ['Fault type', '故障类型'],
  before: ['Request not executed', '请求未执行'],
  after: ['Request executed, then', '请求已执行，随后'],
  slow: ['Slow only', '仅延迟'],
  timeoutBefore: ['Request lost: no response', '请求丢失：无响应'],
  dropBefore: ['Connection lost', '连接中断'],
  status500Before: ['Returns 500', '返回 500'],
  status502Before: ['Returns 502', '返回 502'],
  code: ['Returns an error code', '返回错误码'],
  timeoutAfter: ['Response lost: no response', '响应丢失：无响应'],
  dropAfter: ['Connection lost', '连接中断'],
  status500After: ['Returns 500', '返回 500'],
  status502After: ['Returns 502', '返回 502'],
  emptyBody: ['Empty body', '响应体为空'],
  html: ['Returns an HTML page', '返回 HTML 页面'],
  malformed: ['Malformed JSON', 'JSON 不完整'],
  emptyObject: ['No data: {}', '数据为空：{}'],
  latency: ['Delayed response', '延迟响应'],
  drip: ['Slow, chunked response', '缓慢分段响应'],
  ms: ['Milliseconds', '毫秒'],
  msHint: ['before the response; in total if chunked', '响应前的等待时间；分段响应时为总时长'],
  codeField: ['Code', '错误码'],
  times: ['Times', '次数'],
  timesHint: ['leave empty for every time', '留空表示每次'],
  setFault: ['Set fault', '设置故障'],
  faultsSet: ['Active faults', '已设置'],
  noFaults: ['No faults set.', '未设置故障。'],
  allCalls: ['all calls', '全部接口'],
  timesLeft: ['times left', '剩余次数'],
  clear: ['Clear', '清除'],
  clearAll: ['Clear all', '全部清除'],

  live: ['Live', '实时更新'],
  filter: ['Path contains', '路径包含'],
  show: ['Show', '筛选'],
  noRequests: [
    'No requests yet. They appear here when you use the console.',
    '暂无请求。使用控制台后，请求会显示在这里。',
  ],
  time: ['Time', '时间'],
  person: ['Person', '人员'],
  path: ['Path', '路径'],
  params: ['Parameters', '参数'],
  answerCode: ['Code', '代码'],
  took: ['ms', '毫秒'],
  nobody: ['not signed in', '未登录'],
  pending: ['open', '等待中'],
  notTaken: ['not executed', '未执行'],
  taken: ['executed', '已执行'],
  broken: ['interrupted', '已中断'],
  unanswered: ['no response', '无响应'],
  status: ['Status', '状态'],
  noParams: ['none', '无'],
  answer: ['Response', '响应'],
  answerRaw: ['View raw response', '查看原始响应'],

  size: ['Size', '规模'],
  seed: ['Seed', '随机种子'],
  state: ['Kept in', '保存位置'],
  notKept: ['not kept: lost when the sandbox stops', '不保存，停止后即丢失'],
  rows: ['Rows', '数据行数'],
  reset: ['Reset', '重置'],
  resetAbout: [
    'Generates new data. Orders, sessions, faults and the request log are cleared.',
    '将重新生成数据，订单、会话、故障与请求记录都会清空。',
  ],
  resetConfirm: ['Yes, reset everything', '确认重置全部'],

  said_signedIn: ['Signed in.', '已登录。'],
  said_signedInExpired: ['Signed in with an expired session.', '已以过期会话登录。'],
  said_signedOut: ['Signed out in this browser.', '本浏览器已退出登录。'],
  said_ended: [
    'Sessions ended. Browsers notice at the next request.',
    '会话已结束，对应浏览器将在下次请求时得知。',
  ],
  said_phoneActed: ['Done on the phone.', '手机端操作完成。'],
  said_decided: ['Decision recorded.', '已处理。'],
  said_clockChanged: ['Clock changed.', '时钟已更改。'],
  said_faultSet: ['Fault set.', '故障已设置。'],
  said_faultCleared: ['Fault cleared.', '故障已清除。'],
  said_lieTold: ['On. Responses are false until you turn this off.', '已开启，关闭前响应均为虚假。'],
  said_truthTold: ['Off. Responses are true.', '已关闭，响应恢复真实。'],
  said_reset: ['Data reset.', '数据已重置。'],
} as const satisfies Record<string, Both>;

/** A word of the page. */
export type Word = keyof typeof words;

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
