import { codes, type CodeName } from '../../core/codes.ts';

/** The languages of the Language header. */
export type WireLanguage = 'en_US' | 'zh_CN';

/** What each code of refusal says, in both languages; `{name}` stands for a detail. */
const messages: Record<CodeName, readonly [english: string, chinese: string]> = {
  systemError: ['The system failed. Try again later', '系统异常，请稍后再试'],
  badParameter: ['Bad parameter: {name}', '参数错误：{name}'],
  badSignature: ['The signature of the request is wrong', '请求签名校验失败'],
  ipNotAllowed: ['Calls from this IP address are not allowed', '该 IP 地址不在白名单中'],
  insufficientBalance: ['The available balance is not enough', '可用余额不足'],
  invalidMerchant: ['This account has no merchant of that number', '商户 ID 无效'],
  merchantExpired: ['The merchant of this account has expired', '商户已过期'],
  alreadySubmitted: ['This request was submitted already', '请勿重复提交'],
  authenticatorCodeWrong: ['The authenticator code is wrong', '谷歌验证码错误'],
  authenticatorCodeRequired: ['Enter the authenticator code', '请输入谷歌验证码'],
  userFrozen: ['This user is frozen', '用户已被冻结'],
  addressHasRisk: ['The address carries a risk', '该地址存在风险'],
  invalidAddress: ['Invalid address for the {net} network', '{net} 网络的地址无效'],
  belowMinimum: ['The smallest transfer is {min} {coin}', '最小转账数量为 {min} {coin}'],
  aboveLimit: [
    'This is above the wallet’s limit. {remaining} {coin} may still leave today',
    '超出钱包限额，今日还可转出 {remaining} {coin}',
  ],
  duplicateRequest: ['This request was submitted before', '重复请求'],
  registrationFailed: ['Registration failed', '注册失败'],
  precisionExceeded: [
    '{coin} has at most {decimals} digits after the point',
    '{coin} 最多支持 {decimals} 位小数',
  ],
  transfersSuspended: ['Transfers of {coin} are suspended', '{coin} 已暂停转账'],
  custodyNotOpened: ['This account has no custody service', '当前账号未开通托管服务'],
  sessionExpired: ['Your session has ended. Sign in again', '登录已失效，请重新登录'],
  custodyNotAvailable: ['Custody is not open to this account', '当前账号无法使用托管服务'],
  coinNotSupported: ['This coin is not supported here', '暂不支持该币种'],
  buildFailed: ['The transaction could not be built', '构建交易失败'],
  confirmationFailed: ['Confirmation failed', '确认失败'],
  insufficientFunds: ['The balance is not enough', '余额不足'],
  insufficientFeeBalance: ['There is not enough {coin} to pay the miner fee', '{coin} 余额不足以支付矿工费'],
  amountTooSmall: ['The amount is too small', '数量过小'],
  noPermission: ['You have no permission in this wallet', '您没有该钱包的权限'],
  walletNotFound: ['There is no such wallet', '钱包不存在'],
  subWalletBeingCreated: ['The sub-wallet is still being created', '子钱包创建中'],
  tooManySubWallets: ['There are too many sub-wallets', '子钱包数量已达上限'],
  addressExists: ['There is an address of this coin already', '该币种地址已存在'],
  signatureProtection: [
    'Signature protection: who asked for a transfer may not approve or sign it',
    '签名保护已开启，发起人不能审批或签名自己发起的转账',
  ],
  signedOnPhone: ['This step is signed on the phone', '该步骤需在手机 App 中签名'],
  alreadyHandled: ['This was handled already, or is not yours to handle', '该事项已被处理，或不由您处理'],
  packageExpired: ['The package of this wallet has expired', '钱包套餐已到期'],
  tooManyRows: ['At most 1000 rows can be asked for at once', '单次最多查询 1000 条'],
  nameTooLong: ['The name is too long', '名称过长'],
  speedUpNotSupported: ['This transaction cannot be sped up', '该交易不支持加速'],
  subWalletTypeNotSupported: ['Sub-wallets of this type cannot do that', '该类型的子钱包不支持此操作'],
  multisigNotFound: ['There is no such multi-signature contract', '未找到该多签合约地址'],
  notMultisigSigner: ['Your address is not a signer of that contract', '您不是该多签合约的签名人'],
  feeEstimationFailed: ['The fee could not be estimated', '手续费预估失败'],
  transactionNotSupported: ['This transaction is not supported now', '暂不支持该交易'],
  notWhitelisted: ['The address is not on the whitelist', '该地址不在白名单中'],
  subWalletNotFound: ['This sub-wallet is gone, or no longer yours', '子钱包不存在，或您已无权访问'],
  riskyAddress: ['The address carries a risk: {risk}', '该地址存在风险：{risk}'],
  screeningUnavailable: ['The address could not be screened', '暂时无法完成该地址的风险筛查'],
  coinListFull: ['The list has room for {limit} coins', '最多可添加 {limit} 个币种'],
  blacklistedAddress: ['The address is on the blacklist', '该地址已被列入黑名单'],
  changePending: ['Another change of this is waiting for approval', '已有待审批的变更，请先处理'],
  gasStationLow: ['The gas station has too little {coin}', '加油站的 {coin} 余额不足'],
  tronAgentUnavailable: ['The TRON agent is not authorised, or in arrears', 'TRON 自动代理未授权或已欠费'],
  quotaReached: ['The package has no room for more: {quota}', '套餐额度已用完：{quota}'],
  coSignerUnavailable: ['The co-signer is offline or not set up', '协签程序离线或未配置'],
  orderNotFound: ['There is no such order', '订单不存在'],
  transfersForbidden: ['Transfers of this user are not allowed', '该用户禁止转账'],
  selfTransfer: ['A sub-wallet cannot pay itself', '不能向本子钱包转账'],
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
