import type { BillDetail, PayAddress } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { isOnBill, isPayableBill, type NamedPlace } from '#features/bills';
import type { BoundState } from './transfer-facts.ts';
import { billOf, type TransferValues } from './transfer.values.ts';

type Form = Pick<TransferValues, 'bound' | 'symbol' | 'address' | 'memo' | 'amount' | 'max'>;
type PaidBill = NamedPlace & Pick<BillDetail, 'bill_id' | 'status' | 'wallet_id'>;

/** Whether a form still pays a bill as it is to be paid now; undefined is not read yet. */
export function billState(
  { bound, symbol, address, memo, amount, max }: Form,
  bill: PaidBill | undefined,
  place: PayAddress | undefined,
  walletId: number,
): BoundState {
  const paid = billOf(bound);
  if (paid === null) return 'none';
  if (bill === undefined || place === undefined) return 'asked';
  const key = (text: string) => addressKey(bill.base_symbol, text);
  const isSame =
    bill.bill_id === paid.billId &&
    bill.wallet_id === walletId &&
    isPayableBill(bill) &&
    isOnBill(bill, place) &&
    place.symbol === symbol &&
    key(place.address) === key(address) &&
    place.memo === memo &&
    !max &&
    place.amount === amount &&
    place.amount === paid.amount;
  return isSame ? 'same' : 'other';
}
