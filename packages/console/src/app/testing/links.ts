import {
  account,
  addressBook,
  apiSettings,
  approvals,
  autoCollect,
  billing,
  callbacks,
  coldWallet,
  collection,
  keyExport,
  kyt,
  notices,
  receiving,
  strategies,
  transactions,
  tron,
  wallets,
  type TransKind,
} from '@mpc/api';
import { addressOn, people, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { itemRefOf } from '#features/approvals';
import { intent } from '../../features/payments/intents/intent-samples.ts';
import { record } from '../../features/payments/intents/journal.ts';
import { requestIdOf } from '#features/payments';
import { client } from '#shared/api/api.ts';
import { paths } from '#shared/paths.ts';

/** What a link to a screen can say besides: a tab that asks for more, or what stands open. */
type Further = string;

const open = (kind: string, id?: string | number): Further =>
  `open=${id === undefined ? kind : `${kind}:${id}`}`;

const transKinds = [
  'deposit',
  'withdraw',
  'web3',
  'collect',
  'fueling',
  'refund',
  'nft',
] as const satisfies TransKind[];

const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.main;

async function bookLinks(): Promise<Further[]> {
  const { list } = await client.call(addressBook.list, { wallet_id });
  const id = list[0]?.id ?? 0;
  return [open('add'), open('entry', id), open('edit', id)];
}

async function itemLinks(): Promise<Further[]> {
  const tabs = ['mine', 'started', 'done'] as const;
  const pages = await Promise.all(
    tabs.map((tab) => client.call(approvals.items, { tab, page_no: 1, page_size: 100 })),
  );
  const refs = pages.flatMap(({ list }) => list).flatMap((item) => itemRefOf(item) ?? []);
  return [...new Map(refs.map(({ kind, id }) => [kind, open(kind, id)])).values()];
}

const requestLinks = async (): Promise<Further[]> =>
  (await itemLinks()).flatMap((link) =>
    link.startsWith('open=book:') ? [link.replace('book', 'request')] : [],
  );

async function hitLinks(type: 'transfer' | 'web3'): Promise<Further[]> {
  const asked = { wallet_id, type: [type], page_no: 1, page_size: 1 };
  const [hits, changes] = await Promise.all([
    client.call(strategies.businessList, asked),
    client.call(strategies.changes, asked),
  ]);
  return [
    ...hits.list.map(({ audit_id: id }) => open('hit', id)),
    ...changes.list.map(({ audit_id: id }) => `tab=changes&${open('change', id)}`),
  ];
}

async function changeLinks(business: 'basic' | 'workspace'): Promise<Further[]> {
  const { list } = await client.call(strategies.changes, { wallet_id, type: [business], page_no: 1 });
  const id = list[0]?.audit_id ?? 0;
  return [open('strategy', id), open('cancel-strategy', id)];
}

// A drawer needs no row of the list under it, and rows take longer than all the rest.
const withoutRows = 'q=nothing-is-named-so&';

async function transactionLinks(): Promise<Further[]> {
  const begun = intent({ uid: people.owner.uid });
  await record(begun);
  const ofKinds = await Promise.all(
    transKinds.map(async (kind) => {
      const { list } = await client.call(transactions.list, { wallet_id, trans_kind: [kind], page_size: 1 });
      return list.map(({ id }) => withoutRows + open(kind, id));
    }),
  );
  return [withoutRows + open('intent', requestIdOf(begun)), ...ofKinds.flat()];
}

/** The requests for contracts of the cold wallet. */
async function contractLinks(): Promise<Further[]> {
  const pairs = await client.call(coldWallet.addresses, { wallet_id });
  const id = pairs.flatMap(({ versions }) => versions)[0]?.id ?? 0;
  return [open('cold-address', id), open('cancel-contracts', id)];
}

const links: Record<string, () => Promise<Further[]>> = {
  [paths.wallet.index]: async () => {
    const { not_complete_list } = await client.call(wallets.assets, { type: 0 });
    return [
      open('alias', wallet_id),
      open('create'),
      ...not_complete_list.slice(0, 1).map((one) => open('continue', one.wallet_id)),
    ];
  },
  [paths.wallet.personalBook]: async () => {
    const { list } = await client.call(addressBook.list, { scope: 'personal' });
    const id = list[0]?.id ?? 0;
    return ['add', 'entry', 'edit', 'propose'].map((kind) => (kind === 'add' ? open(kind) : open(kind, id)));
  },
  [paths.center.wallet.index]: async () => {
    const { list } = await client.call(wallets.focusCoins, { wallet_id, sub_wallet_id });
    const { symbol = '' } = list[0] ?? {};
    const own = await client.call(receiving.depositAddress, { sub_wallet_id, symbol, create: 0 });
    return [
      ...['nft', 'inscriptions', 'addresses', 'allowances'].map((tab) => `tab=${tab}`),
      ...['create', 'receive', 'batch', 'web3', 'pending', 'manage', 'alias'].map((kind) => open(kind)),
      ...['receive', 'transfer', 'coin', 'hide'].map((kind) => open(kind, symbol)),
      `s=${subWalletIds.reserve}&tab=inscriptions&${open('inscriptions', 'ordi')}`,
      open('web3', 'nft'),
      open('nft', `ETH.${addressOn('ETH', 'Harbour Lights')}`),
      `tab=addresses&coin=${symbol}&${open('address', own.address)}`,
    ];
  },
  [paths.center.wallet.addressBook]: async () => [...(await bookLinks()), ...(await requestLinks())],
  [paths.center.transactions]: transactionLinks,
  [paths.center.todo]: itemLinks,
  [paths.center.addressBook.index]: async () => [...(await bookLinks()), ...(await requestLinks())],
  [paths.center.addressBook.log]: async () => ['tab=operations', ...(await requestLinks())],
  [paths.center.collection.history]: async () => {
    const asked = { wallet_id: walletIds.operations, status: [1100], page_no: 1, page_size: 1 };
    const { list } = await client.call(collection.history, asked);
    return list.map(({ id }) => `w=${asked.wallet_id}&${open('cancel-run', id)}`);
  },
  [paths.center.coSigner.index]: async () => {
    const { list } = await client.call(autoCollect.rules, { wallet_id, page_no: 1, page_size: 1 });
    const symbol = list[0]?.symbol ?? '';
    const { item_id } = await client.call(autoCollect.config, { wallet_id });
    return [
      ...['sweep-pair', 'cancel-pair'].map((kind) => open(kind, item_id)),
      ...['gas', 'tron', 'blacklist'].map((tab) => `tab=${tab}`),
      ...['coins', 'import', 'scope', 'block'].map((kind) => open(kind)),
      ...['rule', 'plan'].map((kind) => open(kind, symbol)),
      open('fuel', 'ETH'),
    ];
  },
  [paths.center.coldWallet.addFundStrategy]: () => Promise.resolve(['coin=USDC']),
  [paths.center.coldWallet.fundStrategyDetail]: async () => {
    const { list } = await client.call(coldWallet.strategies, { wallet_id, page_no: 1, page_size: 1 });
    return list.map(({ id }) => `id=${id}`);
  },
  [paths.center.coldWallet.assetsFlowLog]: async () => {
    const { list } = await client.call(coldWallet.tasks, { wallet_id, page_no: 1, page_size: 1 });
    return list.map(({ task_id }) => open('task', task_id));
  },
  [paths.center.coldWallet.index]: async () => {
    const { list } = await client.call(coldWallet.tasks, { wallet_id, page_no: 1, page_size: 1 });
    return [
      'tab=tasks',
      open('move'),
      open('move', 'ETH'),
      ...list.map(({ task_id }) => `tab=tasks&${open('sign', task_id)}`),
    ];
  },
  [paths.center.strategyEngine.index]: async () => [
    'tab=transfer',
    `tab=transfer&${open('test')}`,
    'tab=web3',
    open('edit'),
    ...(await changeLinks('basic')),
  ],
  [paths.center.workspaceStrategyEngine.index]: async () => [
    open('edit', 'refund'),
    ...(await changeLinks('workspace')),
  ],
  [paths.center.workspaceStrategyEngine.log]: () => Promise.resolve(['tab=business']),
  [paths.center.coSigner.logs]: () => Promise.resolve(['tab=lists']),
  [paths.center.coSigner.messageNotification]: async () => {
    const [one] = await client.call(notices.receivers, { wallet_id, notice_type: 'auto_collect' });
    return [open('receiver'), open('receiver', one?.id)];
  },
  [paths.center.coSigner.fundsDetail]: async () => {
    const coins = await client.call(autoCollect.waiting, { wallet_id, page_size: 1 });
    const symbol = coins.list[0]?.symbol ?? '';
    const { list } = await client.call(autoCollect.waitingAddresses, { wallet_id, symbol, page_size: 1 });
    const ofCoin = `tab=addresses&coin=${symbol}`;
    return ['tab=subWallets', 'tab=snapshots', ofCoin, `${ofCoin}&${open('address', list[0]?.address)}`];
  },
  [paths.center.collection.detail]: async () => {
    const { list } = await client.call(collection.history, { wallet_id, page_no: 1, page_size: 1 });
    return [
      'tab=authorizations',
      `tab=log&${open('disable')}`,
      `tab=waiting&${open('sweep')}`,
      ...list.map(({ id }) => `tab=history&${open('run', id)}`),
    ];
  },
  [paths.center.collection.edit]: () => Promise.resolve([open('add-coins')]),
  [paths.center.strategyEngine.detail]: () => Promise.resolve([open('delete'), open('down')]),
  [paths.center.strategyEngine.transferLog]: () => hitLinks('transfer'),
  [paths.center.strategyEngine.web3Log]: () => hitLinks('web3'),
  [paths.center.teamMember]: async () => {
    const { list } = await client.call(approvals.items, {
      wallet_id,
      tab: 'started',
      item_type: [10],
      page_no: 1,
      page_size: 1,
    });
    return [
      open('manage'),
      open('member', people.admin.uid),
      'tab=access',
      ...list.map(({ item_id }) => open('equal-key', item_id)),
    ];
  },
  [paths.center.kyt.config]: async () => {
    const [{ kyt_service }, orders] = await Promise.all([
      client.call(kyt.services, { wallet_id }),
      client.call(kyt.orders, { wallet_id, page_no: 1, page_size: 1 }),
    ]);
    const [{ id } = { id: 0 }] = kyt_service;
    return [
      ...['configure', 'activate', 'close', 'reset'].map((kind) => open(kind, id)),
      ...orders.list.map(({ order_id }) => `tab=orders&${open('order', order_id)}`),
    ];
  },
  [paths.center.kyt.details]: async () => {
    const asked = { wallet_id, page_no: 1, page_size: 1 } as const;
    const pages = await Promise.all(
      ([1, 4] as const).map((level) => client.call(kyt.records, { ...asked, risk_level: [level] })),
    );
    return pages.flatMap(({ list }) => list).map(({ record_id }) => open('record', record_id));
  },
  [paths.center.tools.tonTransQuery]: () => Promise.resolve([`hash=${'ab'.repeat(32)}`]),
  [paths.center.tools.tronAutoAgent.index]: async () => {
    const asked = { wallet_id, page_no: 1, page_size: 1 };
    const [usages, payments] = await Promise.all([
      client.call(tron.feeUsage, asked),
      client.call(tron.payments, asked),
    ]);
    return [
      ...['enable', 'close-agent', 'top-up'].map((kind) => open(kind)),
      open('enable', subWalletIds.main),
      ...usages.list.map(({ id }) => open('usage', id)),
      ...payments.list.map(({ id }) => `tab=payments&${open('payment', id)}`),
    ];
  },
  [paths.center.tools.tronAutoAgent.accountList]: () =>
    Promise.resolve([open('address', addressOn('TRX', `sub-wallet ${subWalletIds.main}`))]),
  [paths.center.tools.tronAutoAgent.messageNotification]: () => Promise.resolve([open('receiver')]),
  [paths.center.tools.tronResourceMonitor]: async () => {
    const [one] = await client.call(tron.monitors, { wallet_id });
    return [open('add'), open('edit', one?.address)];
  },
  [paths.center.coldWallet.editMultisig]: async () => ['base=TRX', ...(await contractLinks())],
  [paths.center.coldWallet.multisigLog]: contractLinks,
  [paths.center.tools.loginHistory]: async () => {
    const { list } = await client.call(account.logins, { wallet_id, page_no: 1, page_size: 1 });
    return list.map(({ id }) => open('login', id));
  },
  [paths.center.api.index]: async () => {
    const { pending } = await client.call(apiSettings.detail, { wallet_id });
    return [open('switch-api'), ...(pending === null ? [] : [open('api', pending.item_id)])];
  },
  [paths.center.keyRecovery]: async () => {
    const { list } = await client.call(keyExport.keys, { wallet_id, page_no: 1, page_size: 1 });
    return [
      ...['tool', 'dryRun', 'log'].map((tab) => `tab=${tab}`),
      open('apply', sub_wallet_id),
      ...list.map((key) => open('key', `${key.sub_wallet_id}.${key.key_type}`)),
    ];
  },
  [paths.center.invoice]: async () => {
    const { list } = await client.call(billing.bills, { wallet_id, page_no: 1, page_size: 1 });
    return list.flatMap(({ bill_id }) => ['bill', 'pay', 'invoice'].map((kind) => open(kind, bill_id)));
  },
  [paths.center.transactionNotification]: async () => {
    const { list } = await client.call(callbacks.list, { wallet_id, page_no: 1, page_size: 1 });
    return list.map(({ notify_id }) => open('callback', notify_id));
  },
};

/** What a link to a screen can have stand open on it, found in the world as it is. Whoever asks is signed in. */
export const linksOf = (path: string): Promise<Further[]> => links[path]?.() ?? Promise.resolve([]);
