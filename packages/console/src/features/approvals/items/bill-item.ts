import { billing } from '@mpc/api';
import { billContent } from '#features/bills';
import { currentTime } from '#shared/time/server-time.ts';
import type { Item } from '../item.ts';
import { fromBusiness, readBusiness } from './business-item.ts';
import type { Reader } from './reader.ts';

/** A bill to pay: type 15. It is settled by being paid, which is nobody's yes or no. */
export async function billItem(id: number, reader: Reader): Promise<Item> {
  const business = await readBusiness(id, reader);
  const bill = await reader.call(billing.bill, { bill_id: business.business_id });
  return {
    ...fromBusiness('bill', id, business),
    content: (t) => billContent(bill, t, currentTime()),
    ways: {},
    pays: bill,
    shownAs: `bill ${business.business_id}`,
  };
}
