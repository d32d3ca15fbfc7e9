import { codes, type CodeName } from '../../core/codes.ts';

/** The languages of the Language header. */
export type WireLanguage = 'en_US' | 'zh_CN';

/** The language a request is answered in, also where it is refused for naming none. */
export function languageOf(headers: Headers): WireLanguage {
  return headers.get('Language') === 'zh_CN' ? 'zh_CN' : 'en_US';
}

/** What each code of refusal says, in both languages; `{name}` stands for a detail. */
const messages: Record<CodeName, readonly [english: string, chinese: string]> = {
  systemError: ['System error. Retry later', '系统异常，请稍后重试'],
  badParameter: ['Invalid parameter: {name}', '参数错误：{name}'],
  badSignature: ['Request signature check failed', '请求签名校验失败'],
  ipNotAllowed: ['IP address not allowed', '该 IP 地址不在白名单中'],
  insufficientBalance: ['Insufficient available balance', '可用余额不足'],
  invalidMerchant: ['Invalid merchant ID', '商户 ID 无效'],
  merchantExpired: ['Merchant expired', '商户已过期'],
  alreadySubmitted: ['Request already submitted', '请求已提交，请勿重复提交'],
  authenticatorCodeWrong: ['Wrong authenticator code', '谷歌验证码错误'],
  authenticatorCodeRequired: ['Enter the authenticator code', '请输入谷歌验证码'],
  userFrozen: ['This user is frozen', '用户已被冻结'],
  addressHasRisk: ['Risky address', '该地址存在风险'],
  invalidAddress: ['Invalid address for the {net} network', '{net} 网络的地址无效'],
  belowMinimum: ['Minimum {min} {coin}', '最小转账数量为 {min} {coin}'],
  aboveLimit: [
    'Above the wallet’s limit. {remaining} {coin} left today',
    '超出钱包限额，今日还可转出 {remaining} {coin}',
  ],
  duplicateRequest: ['Duplicate request', '重复请求'],
  registrationFailed: ['Registration failed', '注册失败'],
  precisionExceeded: ['{coin} supports at most {decimals} decimals', '{coin} 最多支持 {decimals} 位小数'],
  transfersSuspended: ['Transfers of {coin} are suspended', '{coin} 已暂停转账'],
  custodyNotOpened: ['Custody service not activated for this account', '当前账户未开通托管服务'],
  sessionExpired: ['Your session has ended. Sign in again', '登录已失效，请重新登录'],
  custodyNotAvailable: ['Custody is not available for this account', '当前账户无法使用托管服务'],
  coinNotSupported: ['Coin not supported', '暂不支持该币种'],
  buildFailed: ['Building the transaction failed', '构建交易失败'],
  confirmationFailed: ['Confirmation failed', '确认失败'],
  insufficientFunds: ['Insufficient balance', '余额不足'],
  insufficientFeeBalance: ['Insufficient {coin} for the network fee', '{coin} 余额不足以支付网络手续费'],
  amountTooSmall: ['Amount too small', '数量过小'],
  noPermission: ['No permission in this wallet', '您没有该钱包的权限'],
  walletNotFound: ['Wallet does not exist', '钱包不存在'],
  subWalletBeingCreated: ['Sub-wallet is being created', '子钱包创建中'],
  tooManySubWallets: ['Sub-wallet limit reached', '子钱包数量已达上限'],
  addressExists: ['An address of this coin already exists', '该币种地址已存在'],
  signatureProtection: [
    'Signature protection: initiators cannot approve or sign their own transfers',
    '签名保护已开启，发起人不能审批或签名自己的转账',
  ],
  signedOnPhone: ['This step is signed on the phone', '该步骤需在手机 App 中签名'],
  alreadyHandled: ['Already handled, or not assigned to you', '该事项已处理，或不由您处理'],
  packageExpired: ['This wallet’s package has expired', '钱包套餐已到期'],
  tooManyRows: ['At most 1000 rows per request', '单次最多查询 1000 条'],
  nameTooLong: ['Name too long', '名称过长'],
  speedUpNotSupported: ['Speed-up not supported for this transaction', '该交易不支持加速'],
  subWalletTypeNotSupported: ['Not supported by this sub-wallet type', '该类型的子钱包不支持此操作'],
  multisigNotFound: ['Multisig contract not found', '未找到该多签合约地址'],
  notMultisigSigner: ['You are not a signer of this multisig contract', '您不是该多签合约的签名人'],
  feeEstimationFailed: ['Network fee estimate failed', '网络手续费估算失败'],
  transactionNotSupported: ['Transaction not supported now', '暂不支持该交易'],
  notWhitelisted: ['Address not whitelisted', '该地址不在白名单中'],
  subWalletNotFound: [
    'Sub-wallet does not exist, or you no longer have access',
    '子钱包不存在，或您已无权访问',
  ],
  riskyAddress: ['Risky address: {risk}', '该地址存在风险：{risk}'],
  screeningUnavailable: ['Address screening unavailable', '暂时无法完成该地址的风险筛查'],
  coinListFull: ['At most {limit} coins can be added', '最多可添加 {limit} 个币种'],
  blacklistedAddress: ['Address on the blacklist', '该地址已被列入黑名单'],
  changePending: ['Another change is awaiting approval', '已有待审批的变更，请先处理'],
  gasStationLow: ['Insufficient {coin} in the gas station', '加油站的 {coin} 余额不足'],
  tronAgentUnavailable: ['TRON auto agent not authorized or in arrears', 'TRON 自动代理未授权或已欠费'],
  quotaReached: ['Package quota reached: {quota}', '套餐额度已用完：{quota}'],
  coSignerUnavailable: ['Co-signer offline or not configured', '联合签名器离线或未配置'],
  orderNotFound: ['Order not found', '订单不存在'],
  transfersForbidden: ['Transfers not allowed for this user', '该用户不可转账'],
  selfTransfer: ['A sub-wallet cannot transfer to itself', '子钱包不能向自身转账'],
};

const messageByCode = new Map<string, readonly [string, string]>(
  Object.entries(messages).map(([name, pair]) => [codes[name as CodeName], pair]),
);

/** The words of a code. A code without words of its own, set as a fault, is named. */
export function messageOf(code: string, language: WireLanguage, words: Record<string, string> = {}): string {
  const pair = messageByCode.get(code);
  if (pair === undefined) return language === 'zh_CN' ? `错误码 ${code}` : `Error ${code}`;
  return pair[language === 'zh_CN' ? 1 : 0].replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}
