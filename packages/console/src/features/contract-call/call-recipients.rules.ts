import { accountAddress } from '@mpc/api/addresses';
import type { PaidRecipients } from '#features/address-check';
import { partiesOf } from './call-leaves.rules.ts';
import type { CallReading } from './call-reading.ts';

/**
 * Everybody who is paid or may spend by a call, to be checked as the recipients of a transfer are. A call without data is
 * a payment to whatever it names as its contract.
 */
export const callRecipients = (
  reading: CallReading,
  contract: string,
  baseSymbol: string,
): PaidRecipients['recipients'] =>
  reading.kind === 'none'
    ? [{ address: contract, memo: '' }]
    : partiesOf(reading, contract).map(({ address, role }) => ({
        address: accountAddress(baseSymbol, address),
        memo: '',
        role: role === 'spender' ? 'spender' : 'paidByCall',
      }));
