import { addressKey } from '../../addresses/index.ts';
import { apiSettingsTables } from '../domains/api-settings/api-settings-tables.ts';
import { approvalsTables } from '../domains/approvals/approvals-tables.ts';
import { autoCollectTables } from '../domains/auto-collect/auto-collect-tables.ts';
import { billingTables } from '../domains/billing/billing-tables.ts';
import { blacklistTables } from '../domains/blacklist/blacklist-tables.ts';
import { callbacksTables } from '../domains/callbacks/callbacks-tables.ts';
import { coldWalletTables } from '../domains/cold-wallet/cold-wallet-tables.ts';
import { collectiblesTables } from '../domains/collectibles/collectibles-tables.ts';
import { collectionTables } from '../domains/collection/collection-tables.ts';
import { keyExportTables } from '../domains/key-export/key-export-tables.ts';
import { kytTables } from '../domains/kyt/kyt-tables.ts';
import { noticesTables } from '../domains/notices/notices-tables.ts';
import { strategiesTables } from '../domains/strategies/strategies-tables.ts';
import { tonTables } from '../domains/ton/ton-tables.ts';
import { tronTables } from '../domains/tron/tron-tables.ts';
import { walletsTables } from '../domains/wallets/wallets-tables.ts';
import { accountTables } from '../domains/account/account-tables.ts';
import type {
  AddressRow,
  BookRow,
  ChainRow,
  CoinRow,
  OperationRow,
  SignCodeRow,
  SubWalletRow,
  TransactionRow,
  WalletRow,
} from './rows.ts';
import { Table } from './table.ts';
import { day } from '../../core/durations.ts';

/** Where an order is found again by the key its initiator gave it. */
export function requestKey(uid: number, requestId: string): string {
  return `${uid}/${requestId.toLowerCase()}`;
}

/** Where the movements of a wallet are found by the day they began on, in UTC. */
export function dayKey(walletId: number, time: number): string {
  return `${walletId}/${Math.floor(time / day)}`;
}

/** Where a movement that was broadcast is found by one of its two addresses. */
export function onChainKey(symbol: string, address: string): string {
  return `${symbol}/${address}`;
}

function coreTables() {
  return {
    wallets: new Table<WalletRow>((row) => row.wallet_id, {}),
    subWallets: new Table<SubWalletRow, 'wallet_id'>((row) => row.sub_wallet_id, {
      wallet_id: (row) => row.wallet_id,
    }),
    chains: new Table<ChainRow>((row) => row.symbol, {}),
    coins: new Table<CoinRow, 'base_symbol'>((row) => row.symbol, { base_symbol: (row) => row.base_symbol }),
    addresses: new Table<AddressRow, 'sub_wallet_id' | 'home' | 'key'>((row) => row.id, {
      sub_wallet_id: (row) => row.sub_wallet_id,
      home: (row) => `${row.sub_wallet_id}/${row.base_symbol}`,
      key: (row) => addressKey(row.base_symbol, row.address),
    }),
    transactions: new Table<
      TransactionRow,
      'sub_wallet_id' | 'wallet_id' | 'day' | 'request' | 'item' | 'sender' | 'receiver'
    >((row) => row.id, {
      sub_wallet_id: (row) => row.sub_wallet_id,
      wallet_id: (row) => row.wallet_id,
      day: (row) => dayKey(row.wallet_id, row.created_at),
      request: (row) => ('initiator_uid' in row ? requestKey(row.initiator_uid, row.request_id) : ''),
      item: (row) => ('item_id' in row ? row.item_id : 0),
      sender: (row) => (row.txid === '' ? '' : onChainKey(row.symbol, row.address_from)),
      receiver: (row) => (row.txid === '' ? '' : onChainKey(row.symbol, row.address_to)),
    }),
    book: new Table<BookRow, 'shelf'>((row) => row.id, { shelf: (row) => row.shelf }),
    signCodes: new Table<SignCodeRow, 'business'>((row) => row.qrc_id, {
      business: (row) => `${row.business_type}/${row.business_id}`,
    }),
    operations: new Table<OperationRow, 'wallet_id'>((row) => row.id, { wallet_id: (row) => row.wallet_id }),
  };
}

/** Everything that is kept, empty. */
export function createTables() {
  return {
    ...coreTables(),
    ...accountTables(),
    ...apiSettingsTables(),
    ...approvalsTables(),
    ...autoCollectTables(),
    ...billingTables(),
    ...blacklistTables(),
    ...callbacksTables(),
    ...coldWalletTables(),
    ...collectiblesTables(),
    ...collectionTables(),
    ...keyExportTables(),
    ...kytTables(),
    ...noticesTables(),
    ...strategiesTables(),
    ...tonTables(),
    ...tronTables(),
    ...walletsTables(),
  };
}

export type Tables = ReturnType<typeof createTables>;
