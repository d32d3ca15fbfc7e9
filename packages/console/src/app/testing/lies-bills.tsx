import { billing, type BillDetail, type PayAddress } from '@mpc/api';
import { addressOn } from '@mpc/api/sandbox';
import { useQuery } from '@tanstack/react-query';
import { vi } from 'vitest';
import { billContent, paidContent } from '#features/bills';
import { contentDigest, type Content } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { minute } from '#shared/durations.ts';
import type { Decision } from '#shared/testing/lying-server.tsx';
import { sandbox } from '#shared/testing/network.ts';
import { posting } from '#shared/testing/posted.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { BillPayment } from '../../features/bills/bill-payment.tsx';
import { ReportPaid } from '../../screens/center/invoice/pay/report-paid.tsx';
import { copied, giveAway, passOn, pictureOf } from './lies-receive.tsx';
import { home } from './lies-transfer.tsx';

interface Due {
  bill: BillDetail;
  to: PayAddress;
}

const nothing = () => {};
export const coin = 'USDT (TRC20)';

/** A bill that somebody has asked a price of already: it names where it is to be paid. */
export function priced(): number {
  const { bills, clock } = sandbox.world;
  const found = bills
    .where('wallet_id', home.wallet.id)
    .find(({ status, payments }) => status === 0 && payments.length === 0);
  if (found === undefined) throw new Error('The sandbox has no bill to pay');
  const { bill_id, amount, lock } = found;
  const address = addressOn('TRX', `bill ${bill_id}`);
  if (lock === null)
    bills.update(found, {
      lock: { symbol: 'TUSDT', address, amount, worth: amount, expire_at: clock.now() + 30 * minute },
    });
  return bill_id;
}

/** Where a bill is paid, for somebody who reads the coin's name. */
function useBill() {
  const bill_id = priced();
  const bill = useQuery(read(billing.bill, { bill_id }));
  const symbol = bill.data?.pay_symbols.find((one) => coinName(one) === coin)?.symbol ?? '';
  const to = useQuery({ ...read(billing.payAddress, { bill_id, symbol }), enabled: symbol !== '' });
  return { bill: bill.data, symbol, to: to.data };
}

/** What is copied of the place goes to whoever pays. */
function useDue(copy: (text: string) => Promise<void>) {
  const { bill, symbol, to } = useBill();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy);
  return {
    decided: bill === undefined || to === undefined ? null : { bill, to },
    page: ({ bill: of }: Due) => (
      <BillPayment bill={of} symbol={symbol} onSymbol={nothing} blocked={undefined} onPaid={nothing} />
    ),
  };
}

const here = { as: 'owner', at: `/mpc/center/invoice?w=${home.wallet.id}` } as const;

/** Where a bill is paid, exactly how much, and what it is said to have been paid with. */
export const billPlaces: Decision<Due>[] = [
  {
    ...here,
    name: 'address of a bill',
    useOffer: () => useDue(passOn),
    posts: ({ to }) => [posting(copied, to.address), posting(copied, pictureOf(to.address))],
    button: /^Copy payment address$/i,
    notices: ['billing.payAddress address'],
  },
  {
    ...here,
    name: 'amount of a bill',
    useOffer: () => useDue(async (text) => void (await giveAway(text))),
    posts: ({ to }) => posting(copied, to.amount),
    button: 'Copy amount',
    notices: ['billing.payAddress amount'],
  },
];

/** What somebody looks at who says that a bill is paid. */
interface Reported {
  bill: BillDetail;
  symbol: string;
  content: Content;
}

export const reportedBill: Decision<Reported> = {
  ...here,
  name: 'bill said to be paid',
  useOffer: () => {
    const { t } = useTranslation();
    const { bill, symbol } = useBill();
    return {
      decided:
        bill === undefined || symbol === ''
          ? null
          : { bill, symbol, content: paidContent(billContent(bill, t, currentTime()), bill, symbol, t) },
      page: ({ bill: of, symbol: with_ }) => <ReportPaid bill={of} symbol={with_} onClose={nothing} />,
    };
  },
  posts: ({ bill: { bill_id }, symbol }) => posting(billing.pay, { bill_id, symbol }),
  digest: ({ content }) => contentDigest(content),
  button: 'Mark as paid',
  notices: ['billing.bill pay_symbols.*.symbol'],
};
