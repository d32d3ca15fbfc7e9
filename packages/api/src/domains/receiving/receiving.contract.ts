import { codes } from '../../core/codes.ts';
import { command, domain, query } from '../../core/endpoint.ts';
import {
  AddressFilter,
  AddressOnChain,
  AddressPage,
  DepositAddress,
  DepositAddressOf,
  LabelChange,
  MyAddresses,
  MyAddressesOf,
  NewDepositAddressOf,
  OwnAddress,
} from './receiving.schema.ts';

/** The addresses that money comes in on. */
export const receiving = domain('receiving', {
  /** Get a deposit address. The default address of a sub-wallet for a coin (`create=0`). */
  depositAddress: query('GET /api/mpc/sub_wallet/deposit/address', {
    params: DepositAddressOf,
    data: DepositAddress,
    refusals: [codes.coinNotSupported],
  }),
  /**
   * Create a deposit address. Adds one more address of a sub-wallet for a coin (`create=1`), which the package of the
   * wallet counts: sent twice, it makes two. A command, although it is a GET.
   */
  newDepositAddress: command('GET /api/mpc/sub_wallet/deposit/address', {
    params: NewDepositAddressOf,
    data: DepositAddress,
    refreshes: ['wallets'],
    refusals: [
      codes.noPermission,
      codes.coinNotSupported,
      codes.addressExists,
      codes.packageExpired,
      codes.quotaReached,
    ],
  }),
  /** List deposit addresses of the caller's sub-wallets. For transfers between them. */
  myAddresses: query('GET /api/mpc/user/deposit/address', {
    params: MyAddressesOf,
    data: MyAddresses,
    echoes: { wallet_id: '*.wallet_id' },
    refusals: [codes.coinNotSupported],
  }),
  /** List addresses of a sub-wallet. With the balance in one coin, label and usage. */
  addresses: query('GET /api/mpc/sub_wallet/multi/address/list', {
    params: AddressFilter,
    data: AddressPage,
    echoes: { sub_wallet_id: 'list.*.sub_wallet_id', symbol: 'list.*.symbol' },
    refusals: [codes.coinNotSupported],
  }),
  /** Set the label of an address. Visible to every member of the wallet. */
  relabel: command('POST /api/mpc/sub_wallet/update/address_label', { params: LabelChange }),
  /**
   * Look up the caller's own address. Tells which of the caller's sub-wallets owns it; the text `{}` where none does.
   */
  addressInfo: query('GET /api/mpc/sub_wallet/address/info', {
    params: AddressOnChain,
    data: OwnAddress,
    refusals: [codes.coinNotSupported],
  }),
});
