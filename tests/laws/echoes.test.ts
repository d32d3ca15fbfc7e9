import { expect, it } from 'vitest';
import { calls } from '../../packages/api/src/contract.ts';
import type { Endpoint } from '../../packages/api/src/core/endpoint.ts';

/** The parts of a schema that hold others. */
interface Part {
  entries?: Record<string, Part>;
  item?: Part;
  wrapped?: Part;
  options?: readonly Part[];
}

/** Lines whose answer says nothing again of the wallet, sub-wallet, address or number it was asked about, by the reason. */
const unechoed: Record<string, readonly string[]> = {
  'The command’s answer names what it made, not what it was told: whoever sent it reads that, and compares.':
    [
      'addressBook.remove',
      'addressBook.add',
      'addressBook.enableWhitelist',
      'addressBook.disableWhitelist',
      'addressBook.setWhite',
      'apiSettings.save',
      'apiSettings.switch',
      'autoCollect.savePair',
      'autoCollect.saveRules',
      'autoCollect.saveFueling',
      'blacklist.operate',
      'coldWallet.saveAddresses',
      'coldWallet.deleteAddresses',
      'coldWallet.createTask',
      'collectibles.withdrawBrc20',
      'collection.saveSymbols',
      'kyt.draftScope',
      'kyt.handle',
      'receiving.newDepositAddress',
      'refunds.create',
      'signing.generate',
      'strategies.saveAdvanced',
      'strategies.deleteAdvanced',
      'strategies.sort',
      'strategies.saveWorkspace',
      'strategies.saveBasic',
      'wallets.requestListing',
      'web3.create',
      'withdrawals.create',
    ],
  'The command’s answer is a status or a count.': [
    'approvals.audit',
    'autoCollect.importRules',
    'billing.pay',
    'coldWallet.auditChange',
    'kyt.saveConfig',
    'notices.saveReceivers',
    'strategies.audit',
  ],
  'A verdict, a fee, a balance or a count, without the name of what it is about.': [
    'addressBook.subWalletState',
    'autoCollect.scope',
    'autoCollect.repeat',
    'autoCollect.walletConfig',
    'autoCollect.fee',
    'billing.package',
    'billing.pending',
    'coldWallet.checkAddresses',
    'coldWallet.alarm',
    'coldWallet.pendingChanges',
    'coldWallet.check',
    'coldWallet.gate',
    'coldWallet.moveFacts',
    'coldWallet.checkMove',
    'collection.init',
    'kyt.connection',
    'kyt.withdrawCheck',
    'kyt.closeCheck',
    'signing.status',
    'strategies.changeCounts',
    'strategies.businessCounts',
    'wallets.focusLimit',
    'withdrawals.balance',
    'withdrawals.fee',
    'withdrawals.limit',
    'withdrawals.signProtection',
  ],
  'Rows, without the wallet or sub-wallet that they are of.': [
    'addressBook.withdrawAddresses',
    'addressBook.chains',
    'addressBook.chainInUse',
    'approvals.strategies',
    'autoCollect.chains',
    'autoCollect.subWallets',
    'autoCollect.rules',
    'autoCollect.newCoins',
    'autoCollect.fueling',
    'autoCollect.waiting',
    'autoCollect.snapshotSums',
    'billing.bills',
    'blacklist.list',
    'coldWallet.coins',
    'coldWallet.networks',
    'coldWallet.balances',
    'coldWallet.strategies',
    'coldWallet.addresses',
    'coldWallet.tasks',
    'collectibles.nfts',
    'collection.chains',
    'collection.chainSymbols',
    'collection.authorised',
    'collection.addresses',
    'kyt.services',
    'kyt.scope',
    'kyt.orders',
    'kyt.watched',
    'members.list',
    'notices.receivers',
    'strategies.candidates',
    'strategies.coins',
    'strategies.workspaceList',
    'tron.monitors',
    'tron.payments',
    'wallets.allSubWallets',
    'wallets.focusCoins',
    'wallets.networks',
    'wallets.searchCoins',
  ],
  'Entries, by their own numbers or all of a sub-wallet: both may be asked for at once.': [
    'addressBook.statuses',
  ],
  'A coin, by its symbol, without the wallet it is looked at in.': [
    'addressBook.coin',
    'autoCollect.coin',
    'coldWallet.coinInfo',
  ],
  'The address where money is taken, without the sub-wallet: who owns it is asked by a call of its own.': [
    'receiving.depositAddress',
  ],
  'The address where a bill is paid, without the bill: whose it is nobody here can know, and docs/lying-server.md says so.':
    ['billing.payAddress'],
  'The owner of an address, without the address.': ['receiving.addressInfo'],
  'The recipients of an order, without its number: they are compared with the order, which has one.': [
    'withdrawals.outputs',
  ],
  'A rule or a transaction, as the number asked for was the one or the other.': ['collection.transInfo'],
};

/** Parameters that share their name with a field of the answer and are something else. */
const otherThings: Record<string, string> = {
  'addressBook.list sub_wallet_id': 'an entry is of several sub-wallets, or of all, which is none by name',
  'collection.chainSymbols id': 'a rule is asked for, coins are answered',
  'collection.authorised id': 'a rule is asked for, authorizations are answered',
  'strategies.changes strategy_id': 'a new order of strategies is a change of several',
  'transactions.list address_from': 'part of an address is asked for',
  'transactions.list address_to': 'part of an address is asked for',
  'tron.feeUsage address': 'part of an address is asked for',
};

const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`;
const isNumberOf = (name: string) =>
  /^(id|ids|uid|address|hashes)$|_(id|ids|uid|address)$|^address_/.test(name) && name !== 'request_id';
const isThing = (name: string) => isNumberOf(name) || /^(trans_kind|item_type)$|symbol$/.test(name);

const partsOf = (part: Part | undefined): Part[] =>
  part === undefined ? [] : [part, ...[part.wrapped, ...(part.options ?? [])].flatMap(partsOf)];

/** What stands under a name, or in a list under `*`. */
const under = (parts: readonly Part[], step: string): Part[] =>
  parts.flatMap((part) => partsOf(step === '*' ? part.item : part.entries?.[step]));

const dataOf = ({ schema }: Endpoint) => partsOf(schema.data as Part | undefined);
const parametersOf = ({ schema }: Endpoint) =>
  partsOf(schema.params as Part | undefined).flatMap(({ entries = {} }) => Object.keys(entries));
const at = (call: Endpoint, path: string) => path.split('.').reduce(under, dataOf(call));

/** Fields of the answer itself and of the rows of its lists. */
function fieldsOf(call: Endpoint): Set<string> {
  const whole = dataOf(call);
  const rows = [
    ...under(whole, '*'),
    ...whole.flatMap(({ entries = {} }) => Object.keys(entries).flatMap((name) => at(call, `${name}.*`))),
  ];
  return new Set([...whole, ...rows].flatMap(({ entries = {} }) => Object.keys(entries)));
}

const answering = calls.filter(({ schema }) => schema.data !== undefined);

it('R17: an answer says again what it was asked about, or stands here with the reason why it cannot', () => {
  const silent = answering.filter((call) => {
    const asked = parametersOf(call).filter(isNumberOf);
    return asked.length > 0 && !asked.some((name) => name in call.echoes);
  });
  expect(silent.map(nameOf).sort()).toEqual(Object.values(unechoed).flat().sort());
});

it('R17: a field named as a parameter is an echo of it', () => {
  const unnoticed = answering.flatMap((call) => {
    const fields = fieldsOf(call);
    return parametersOf(call)
      .filter((name) => isThing(name) && fields.has(name) && !(name in call.echoes))
      .map((name) => `${nameOf(call)} ${name}`);
  });
  expect(unnoticed.sort()).toEqual(Object.keys(otherThings).sort());
});

it('R17: what is said to be an echo is a parameter, and stands where it is said to', () => {
  const misplaced = calls.flatMap((call) =>
    Object.entries(call.echoes).flatMap(([name, paths]) =>
      [paths ?? []]
        .flat()
        .filter((path) => !parametersOf(call).includes(name) || at(call, path).length === 0)
        .map((path) => `${nameOf(call)} ${name}: ${path}`),
    ),
  );
  expect(misplaced).toEqual([]);
});
