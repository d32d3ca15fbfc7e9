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
  depositAddress: query('GET /api/mpc/sub_wallet/deposit/address', {
    params: DepositAddressOf,
    data: DepositAddress,
    refusals: [codes.coinNotSupported],
  }),
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
  myAddresses: query('GET /api/mpc/user/deposit/address', {
    params: MyAddressesOf,
    data: MyAddresses,
    refusals: [codes.coinNotSupported],
  }),
  addresses: query('GET /api/mpc/sub_wallet/multi/address/list', {
    params: AddressFilter,
    data: AddressPage,
    refusals: [codes.coinNotSupported],
  }),
  relabel: command('POST /api/mpc/sub_wallet/update/address_label', { params: LabelChange }),
  addressInfo: query('GET /api/mpc/sub_wallet/address/info', {
    params: AddressOnChain,
    data: OwnAddress,
    refusals: [codes.coinNotSupported],
  }),
});
