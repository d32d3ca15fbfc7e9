import { type FeeChoice, usualFee } from '#features/network-fee';
import { fits, isNumber, isText, listOf, orNull, type Guard } from '#shared/fields.ts';
import { factsOf, type Intent } from '../intents/intent.ts';
import { billTransferId, isOrigin, type DestinationOrigin } from '../prefill.ts';

/** One recipient of a payment to several, as entered. */
export interface RecipientRow {
  /** Tells rows apart while they are edited. */
  id: string;
  address: string;
  amount: string;
  memo: string;
}

/** The test transfer that a form is the rest of: its address is that of the order, not of a new paste. */
export interface Bound {
  requestId: string;
  orderId: number;
  /** What the test paid. */
  amount: string;
}

/** The bill that a form pays: coin, recipient, memo and amount are those it is to be paid with. */
export interface BoundBill {
  billId: number;
  billNo: string;
  amount: string;
}

/** The bill that a form pays; null where it pays none. */
export const billOf = (bound: Bound | BoundBill | null): BoundBill | null =>
  bound !== null && 'billId' in bound ? bound : null;

/** The test transfer that a form is the rest of; null where it is of none. */
export const testedBy = (bound: Bound | BoundBill | null): Bound | null =>
  bound !== null && 'orderId' in bound ? bound : null;

/** What a test transfer leaves to be paid: so much, or all there is. */
export interface Rest {
  amount: string;
  max: boolean;
}

/** Everything a person enters; what the draft keeps. */
export interface TransferValues {
  symbol: string | null;
  /** The addresses it leaves from; none for whichever suffice. */
  from: readonly string[];
  address: string;
  origin: DestinationOrigin;
  memo: string;
  /** The recipient takes payments without a memo. */
  noMemo: boolean;
  /** The recipients of a payment to several; null while there is one. */
  rows: readonly RecipientRow[] | null;
  /** As entered; while `max` is on, the amount is worked out instead. */
  amount: string;
  max: boolean;
  /** What remains to be paid once this test transfer has arrived; null where this is none. */
  rest: Rest | null;
  /** What its recipient comes from, and cannot be changed without leaving it. */
  bound: Bound | BoundBill | null;
  fee: FeeChoice;
  remark: string;
}

/** A form nobody has touched. */
export const untouched = (symbol: string | null): TransferValues => ({
  symbol,
  from: [],
  address: '',
  origin: 'typed',
  memo: '',
  noMemo: false,
  rows: null,
  amount: '',
  max: false,
  rest: null,
  bound: null,
  fee: usualFee,
  remark: '',
});

/** An empty row for one more recipient. */
export const emptyRow = (): RecipientRow => ({ id: crypto.randomUUID(), address: '', amount: '', memo: '' });

/** Whether there is anything in a form that would be missed. */
export const isTouched = ({ address, memo, amount, max, remark, rows }: TransferValues): boolean =>
  max ||
  [address, memo, amount, remark].some((text) => text !== '') ||
  (rows ?? []).some((row) => row.address !== '' || row.amount !== '' || row.memo !== '');

/** What is in a form besides what its bill says: all that a person enters there, and all that is kept of it. */
const ownPart = ({ from, fee, remark }: TransferValues) => ({ from, fee, remark });

/** A form with nothing entered: one that pays a bill still pays it. */
export function emptied(values: TransferValues): TransferValues {
  const empty = untouched(values.symbol);
  return billOf(values.bound) === null ? empty : { ...values, ...ownPart(empty) };
}

/** A form that pays a bill, with what was entered beside that bill earlier. */
export const withDraft = (form: TransferValues, draft: TransferValues): TransferValues => ({
  ...form,
  ...ownPart(draft),
});

/** Whether anything was entered that is worth being kept. */
export const isKept = (values: TransferValues): boolean =>
  billOf(values.bound) === null
    ? isTouched(values)
    : JSON.stringify(ownPart(values)) !== JSON.stringify(ownPart(untouched(values.symbol)));

/** Which draft a form has: one that pays a bill has its own, and no other payment begins with it. */
export const draftKind = (bill: Pick<BoundBill, 'billId'> | null, symbol: string | null): string =>
  bill === null || symbol === null ? 'transfer' : `transfer.bill ${billTransferId(bill.billId, symbol)}`;

const isFlag: Guard = (value) => typeof value === 'boolean';

/** Whether something kept in the browser is a form of this version. */
export const isTransferValues = fits<TransferValues>({
  symbol: orNull(isText),
  from: listOf(isText),
  address: isText,
  origin: isOrigin,
  memo: isText,
  noMemo: isFlag,
  rows: orNull(listOf(fits<RecipientRow>({ id: isText, address: isText, amount: isText, memo: isText }))),
  amount: isText,
  max: isFlag,
  rest: orNull(fits<Rest>({ amount: isText, max: isFlag })),
  bound: orNull(
    (value) =>
      fits<Bound>({ requestId: isText, orderId: isNumber, amount: isText })(value) ||
      fits<BoundBill>({ billId: isNumber, billNo: isText, amount: isText })(value),
  ),
  fee: fits<FeeChoice>({ id: orNull(isText), price: isText, limit: isText }),
  remark: isText,
});

/** The form a payment was sent from, as far as the payment tells. */
export function valuesOf({ payment }: Pick<Intent, 'payment'>): TransferValues {
  const { order } = payment;
  const facts = factsOf(payment);
  const outputs = facts.outputs ?? [];
  return {
    ...untouched(facts.symbol),
    from: payment.kind === 'withdraw' ? (payment.order.from ?? []) : [],
    ...(outputs.length > 1
      ? { rows: outputs.map(({ address, amount, memo = '' }) => ({ ...emptyRow(), address, amount, memo })) }
      : { address: facts.address_to, memo: facts.memo, amount: facts.amount }),
    remark: order.remark ?? '',
  };
}
