/** Where the numbers of each sort of row begin; sorts that share a number would be mistaken for each other. */
const first = {
  address: 40_001,
  apply: 880_001,
  bill: 510_001,
  blacklist: 610_001,
  book: 5_101,
  callback: 1_300_001,
  collectRule: 7_001,
  delegateOrder: 920_001,
  feeUsage: 930_001,
  fuelRule: 650_001,
  fundStrategy: 8_001,
  item: 300_001,
  kytOrder: 560_001,
  kytRecord: 570_001,
  listing: 450_001,
  login: 990_001,
  multisig: 8_501,
  operation: 1_100_001,
  receiver: 630_001,
  settlement: 940_001,
  snapshot: 950_001,
  strategy: 4_200,
  symbolRule: 640_001,
  task: 860_001,
  transaction: 700_001,
} as const;

/** A sort of row that is numbered. */
export type IdSort = keyof typeof first;

/** The numbers of new rows, each given once. */
export interface Ids {
  next(sort: IdSort): number;
  /** The next number of each sort, as plain data. */
  all(): Record<string, number>;
  restore(all: Record<string, number>): void;
}

/** Makes numbers from the first on. */
export function createIds(): Ids {
  let upcoming: Record<string, number> = { ...first };
  return {
    next(sort) {
      const id = upcoming[sort] ?? first[sort];
      upcoming[sort] = id + 1;
      return id;
    },
    all: () => ({ ...upcoming }),
    restore(all) {
      upcoming = { ...first, ...all };
    },
  };
}
