import { anyAmount, type Moved, type PastOrder, type Range } from './facts.ts';
import { byCoin, isDescribedByOne, looksAt, type Past, type ReadyRule } from './rule.ts';

/** What one order adds to a sum. */
interface Entry {
  at: number;
  key: string;
  amount: Range;
  isGone: boolean;
}

/** The orders within the hours of one strategy, and what they come to by coin, or all in USD. */
class Window {
  readonly #entries: Entry[] = [];
  #first = 0;
  readonly #sums = new Map<string, Range>();

  add(entry: Entry): void {
    this.#entries.push(entry);
    this.#change(entry, 1n);
  }

  remove(entry: Entry): void {
    if (entry.isGone) return;
    entry.isGone = true;
    this.#change(entry, -1n);
  }

  sumSince(moment: number, key: string): Range {
    for (
      let entry = this.#entries[this.#first];
      entry !== undefined && entry.at <= moment;
      entry = this.#entries[this.#first]
    ) {
      this.remove(entry);
      this.#first += 1;
    }
    return this.#sums.get(key) ?? nothing;
  }

  #change({ key, amount }: Entry, sign: bigint): void {
    const { least, most } = this.#sums.get(key) ?? nothing;
    this.#sums.set(key, { least: least + sign * amount.least, most: most + sign * amount.most });
  }
}

const nothing: Range = { least: 0n, most: 0n };

/** What an order moves: its own amount, or the tokens its call transfers. */
const movedBy = (order: PastOrder): readonly Moved[] => order.call?.transfers ?? [order];

/** What left before, kept as orders come: each is added once, in the order of their times. */
export class PastOrders implements Past {
  readonly #windows = new Map<ReadyRule, Window>();
  readonly #countingOf: (symbol: string) => readonly ReadyRule[];
  readonly #since: number;
  /** Orders that stop to count, the first one last. */
  readonly #voids: { at: number; window: Window; entry: Entry }[] = [];

  /** @param since - Orders before are not known. @default all are */
  constructor(rules: readonly ReadyRule[], since = -Infinity) {
    this.#since = since;
    const counting = rules.filter(({ limit }) => limit?.window !== undefined);
    for (const rule of counting) this.#windows.set(rule, new Window());
    this.#countingOf = byCoin(counting);
  }

  add(order: PastOrder): void {
    for (const moved of movedBy(order)) {
      const looks = looksAt(order, moved);
      for (const rule of this.#countingOf(moved.symbol)) {
        const amount = rule.limit?.unit === 'usd' ? moved.usd : moved.amount;
        if (amount === null) continue;
        const described = isDescribedByOne(rule, looks);
        if (described === 'no') continue;
        const entry: Entry = {
          at: order.created_at,
          key: rule.limit?.unit === 'usd' ? '' : moved.symbol,
          amount: described === 'yes' ? amount : { least: 0n, most: amount.most },
          isGone: false,
        };
        const window = this.#windows.get(rule);
        window?.add(entry);
        if (order.void_at !== undefined && window !== undefined)
          this.#voidLater(order.void_at, window, entry);
      }
    }
  }

  sum(rule: ReadyRule, at: number, symbol: string): Range {
    for (let next = this.#voids.at(-1); next !== undefined && next.at <= at; next = this.#voids.at(-1)) {
      next.window.remove(next.entry);
      this.#voids.pop();
    }
    const { unit, window = 0 } = rule.limit ?? { unit: 'coin' };
    const sum = this.#windows.get(rule)?.sumSince(at - window, unit === 'usd' ? '' : symbol) ?? nothing;
    return at - window < this.#since ? { least: sum.least, most: anyAmount.most } : sum;
  }

  #voidLater(at: number, window: Window, entry: Entry): void {
    let place = this.#voids.length;
    while (place > 0 && (this.#voids[place - 1]?.at ?? 0) < at) place -= 1;
    this.#voids.splice(place, 0, { at, window, entry });
  }
}
