/** An amount, or what is known of it: between the least and the most it may be, in `fixed` units. */
export interface Range {
  least: bigint;
  most: bigint;
}

/** Digits behind the point that are compared: more than any amount or price of the wire has together. */
const digits = 40;

/** A decimal without a sign as a whole number, to be compared and added exactly. */
export function fixed(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
}

/** The decimal that `fixed` made a whole number of. */
export function decimalOf(value: bigint): string {
  const text = value.toString().padStart(digits + 1, '0');
  const part = text.slice(-digits).replace(/0+$/, '');
  return part === '' ? text.slice(0, -digits) : `${text.slice(0, -digits)}.${part}`;
}

/** An amount that is known to its last digit. */
export function exactly(decimal: string): Range {
  const value = fixed(decimal);
  return { least: value, most: value };
}

/** What a value in USD was before it was cut to cents. */
export function cutToCents(decimal: string): Range {
  const least = fixed(decimal);
  return { least, most: least + 10n ** BigInt(digits - 2) - 1n };
}

/** Who is paid. */
export interface PaidParty {
  /** Equal for the same account on the same network: `placeKey`. */
  place: string;
  /** Whether the address stood on the whitelist; absent where that is not known any more. */
  isWhite?: boolean | undefined;
}

/** What a call says, as far as it can be read. */
export interface CallFacts {
  /** The contract that is called: `placeKey`. */
  place: string;
  /** The method: `0x` and 8 lowercase hexadecimal digits; empty where the call names none. */
  method: string;
  /** Its plain values in their order; null where they cannot be read. */
  args: readonly string[] | null;
  /** Whether it and all calls inside of it can be read. */
  isRead: boolean;
  /** The token transfers that it and the calls inside of it make. */
  transfers: readonly Moved[];
}

/** What leaves, and to whom. */
export interface Moved {
  /** Empty for a token that is not known. */
  symbol: string;
  amount: Range;
  /** Before it is rounded; null where the coin has no price. */
  usd: Range | null;
  /** One, or several of one payment. */
  parties: readonly PaidParty[];
}

/** Everything that strategies look at, as of the moment an order is requested. */
export interface OrderFacts extends Moved {
  /** ms since 1970. */
  created_at: number;
  /** The member who requested it; absent where that is not known. */
  initiator_uid?: number | undefined;
  /** 1 app, 2 open API, 3 this console; absent where that is not known. */
  source?: 1 | 2 | 3 | undefined;
  /** Of a contract call. */
  call?: CallFacts | undefined;
}

/** An order of the past. */
export interface PastOrder extends OrderFacts {
  /** Since when it counts no more, as it was canceled, rejected or failed; absent where it still counts. */
  void_at?: number | undefined;
}

/** Nobody knows how much. */
export const anyAmount: Range = { least: 0n, most: 10n ** 200n };
