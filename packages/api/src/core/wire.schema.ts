import * as v from 'valibot';

/**
 * The value shown in place of an amount or address that the server sent in a form no one can trust. It is not a
 * decimal and not an address of any chain, so nothing downstream can compute or pay with it.
 */
export const unreadable = '⚠';

/** A decimal string without leading zeros, exact to the last digit, at most 78 of them. Never a JavaScript number. */
export const Amount = v.pipe(v.string('amount'), v.regex(/^-?(?:0|[1-9]\d{0,77})(?:\.\d{1,78})?$/, 'amount'));

/** What is paid: an amount without a sign. */
export const Payment = v.pipe(v.string('amount'), v.regex(/^(?:0|[1-9]\d{0,77})(?:\.\d{1,78})?$/, 'amount'));

/** An address as the server spells it: printable ASCII without white space. Whether its chain accepts it is for the address kit. */
export const Address = v.pipe(v.string('address'), v.regex(/^[\x21-\x7e]{1,128}$/, 'address'));

/** Milliseconds since 1970. */
export const Time = v.pipe(v.number(), v.integer());

/** A number that a program can hold exactly; a larger one would be another object. */
export const Id = v.pipe(v.number(), v.safeInteger());

/** A yes or no of this server: 1 or 0. */
export const Flag = v.picklist([0, 1]);

/** Digits of a coin behind the point. */
export const Decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36));

/** At most 200 characters, counted in code points. */
export const Remark = v.pipe(
  v.string(),
  v.check((text) => Array.from(text).length <= 200, 'remark'),
);

/** What every list call takes. Pages count from 1. */
export const pageParams = {
  /** Page, counted from 1. @default 1 */
  page_no: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Rows on a page. @default 20 */
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
};

/** What every list call answers: the rows of this page, the number of pages, and the number of rows on all of them. */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.strictObject({
    /** Rows of this page. */
    list: v.array(row),
    /** Number of pages. */
    pageTotal: v.number(),
    /** Number of rows on all pages. */
    count: v.number(),
  });
