import { domain, query } from '../../core/endpoint.ts';
import { AddressOnChain, DepositAddress, DepositAddressOf, OwnAddress } from './receiving.schema.ts';

/** The addresses that money comes in on. */
export const receiving = domain('receiving', {
  depositAddress: query('GET /api/mpc/sub_wallet/deposit/address', {
    params: DepositAddressOf,
    data: DepositAddress,
  }),
  addressInfo: query('GET /api/mpc/sub_wallet/address/info', { params: AddressOnChain, data: OwnAddress }),
});
