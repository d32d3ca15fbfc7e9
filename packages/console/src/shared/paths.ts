/** The path everything but signing in lies under. The router has no basename, because those pages lie outside it. */
const base = '/mpc';

/** Every route of the console, as one full pattern each. */
export const paths = {
  root: base,
  login: '/login',
  loginChinese: '/zh-CN/login',
  notPermitted: '/custody/notPms',
  wallet: { index: `${base}/wallet`, personalBook: `${base}/wallet/PersonalBook` },
  center: {
    root: `${base}/center`,
    wallet: { index: `${base}/center/wallet`, addressBook: `${base}/center/wallet/addressBook` },
    transactions: `${base}/center/transactions`,
    todo: `${base}/center/todo`,
    api: {
      index: `${base}/center/api`,
      add: `${base}/center/api/addApi`,
      edit: `${base}/center/api/editApi`,
      log: `${base}/center/api/log`,
    },
    keyRecovery: `${base}/center/keyRecovery`,
    collection: {
      index: `${base}/center/collection`,
      history: `${base}/center/collection/history`,
      add: `${base}/center/collection/add`,
      edit: `${base}/center/collection/edit/:id`,
      editThreshold: `${base}/center/collection/editThreshold/:id`,
      detail: `${base}/center/collection/detail/:id`,
      authSubWallets: `${base}/center/collection/collectionAuthSubWalletList/:id`,
    },
    coSigner: {
      index: `${base}/center/coSigner`,
      consolidationEdit: `${base}/center/coSigner/consolidationEdit`,
      logs: `${base}/center/coSigner/logs`,
      messageNotification: `${base}/center/coSigner/messageNotification`,
      fundsDetail: `${base}/center/coSigner/fundsDetail`,
    },
    kyt: { config: `${base}/center/kyt/config`, details: `${base}/center/kyt/details` },
    invoice: `${base}/center/invoice`,
    teamMember: `${base}/center/teamMember`,
    strategyEngine: {
      index: `${base}/center/strategyEngine`,
      basicLog: `${base}/center/strategyEngine/basic/log`,
      detail: `${base}/center/strategyEngine/senior/strategyDetail`,
      web3Log: `${base}/center/strategyEngine/senior/web3Log`,
      transferLog: `${base}/center/strategyEngine/senior/transferLog`,
      add: `${base}/center/strategyEngine/senior/addStrategy`,
    },
    workspaceStrategyEngine: {
      index: `${base}/center/workspaceStrategyEngine`,
      log: `${base}/center/workspaceStrategyEngine/log`,
    },
    addressBook: { index: `${base}/center/addressBook`, log: `${base}/center/addressBook/log` },
    coldWallet: {
      index: `${base}/center/coldWallet`,
      editMultisig: `${base}/center/coldWallet/editMultisig`,
      addFundStrategy: `${base}/center/coldWallet/fundStrategy/add`,
      fundStrategyDetail: `${base}/center/coldWallet/fundStrategy/detail`,
      assetsFlowLog: `${base}/center/coldWallet/assetsFlowLog`,
      multisigLog: `${base}/center/coldWallet/multisigLog`,
    },
    tools: {
      index: `${base}/center/tools`,
      tonTransQuery: `${base}/center/tools/tonTransQuery`,
      tronAutoAgent: {
        index: `${base}/center/tools/tronAutoAgent`,
        accountList: `${base}/center/tools/tronAutoAgent/accountList`,
        messageNotification: `${base}/center/tools/tronAutoAgent/messageNotification`,
      },
      loginHistory: `${base}/center/tools/loginHistory`,
      tronResourceMonitor: `${base}/center/tools/tronResourceMonitor`,
    },
    transactionNotification: `${base}/center/transactionNotification`,
  },
} as const;

type Leaf<Tree> = Tree extends string ? Tree : { [Name in keyof Tree]: Leaf<Tree[Name]> }[keyof Tree];

/** The pattern of a route. */
export type Path = Leaf<typeof paths>;

/** Where a link within the console leads: a route, and what it is to show. One that is misspelt does not compile. */
export type Href = Path | `${Path}?${string}`;

type IdOf<Pattern extends string> = Pattern extends `${string}:id${string}`
  ? [params: { id: number | string }]
  : [];

/** The address of a route. Patterns with an id ask for it. */
export function to<Pattern extends string>(pattern: Pattern, ...[params]: IdOf<Pattern>): string {
  return params === undefined ? pattern : pattern.replace(':id', encodeURIComponent(String(params.id)));
}

/** Whether an address is in the wallet center, where losing the sub-wallet clears the selection instead of the drawer. */
export const isWalletCenter = (pathname: string): boolean => pathname.includes('/center/wallet');

/** Whether an address is one of ours, so that a person may be sent there after signing in. */
export function isOwnPath(path: string): boolean {
  return path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}?`);
}

/** The login page in a language; the prefix is left out for en-US. */
export const loginPath = (language: 'en-US' | 'zh-CN'): string =>
  language === 'en-US' ? paths.login : paths.loginChinese;
