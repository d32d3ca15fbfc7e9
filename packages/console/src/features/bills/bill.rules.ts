import type { BillDetail, PayAddress } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';

export type NamedPlace = Pick<BillDetail, 'pay_symbol' | 'pay_address' | 'memo' | 'base_symbol'>;

/** Whether the place that was told for a bill is the one that the bill itself names. */
export function isOnBill(bill: NamedPlace, place: Pick<PayAddress, 'symbol' | 'address' | 'memo'>): boolean {
  const key = (text: string) => addressKey(bill.base_symbol, text);
  return (
    bill.pay_symbol === place.symbol &&
    key(bill.pay_address) === key(place.address) &&
    bill.memo === place.memo
  );
}

/** Whether a bill may still be paid: it is unpaid, overdue or paid in part. */
export const isPayableBill = ({ status }: Pick<BillDetail, 'status'>): boolean =>
  status === 0 || status === 3 || status === 5;
