import { accountAddress } from '@mpc/api/addresses';
import type { PaidRecipients } from '#features/address-check';
import { compare, isDecimal } from '#shared/money/decimal.ts';
import { partiesOf, type CallReading } from '@mpc/api/calls';

/**
 * Everybody who is paid or may spend by a call, to be checked as the recipients of a transfer are. A call without data
 * that sends an amount is a payment to whatever it names as its contract.
 */
export const callRecipients = (
  reading: CallReading,
  contract: string,
  baseSymbol: string,
  amount: string,
): PaidRecipients['recipients'] => {
  if (reading.kind === 'none')
    return isDecimal(amount) && compare(amount, '0') === 1 ? [{ address: contract, memo: '' }] : [];
  return partiesOf(reading, contract).map(({ address, role }) => ({
    address: accountAddress(baseSymbol, address),
    memo: '',
    role: role === 'spender' ? 'spender' : 'paidByCall',
  }));
};
