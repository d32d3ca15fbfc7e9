import type { KytRecordDetail } from '../../../domains/kyt/kyt-record.schema.ts';
import type { Screening } from '../../../domains/kyt/screening.schema.ts';
import { addressOn } from '../../world/addresses.seed.ts';

/** Directly tied where the risk is severe, over others where it is less; not at all where it is low. */
export function exposureOf({ level, categories }: Screening): '' | 'direct' | 'indirect' {
  if (level < 2 || categories.length === 0) return '';
  return level === 4 ? 'direct' : 'indirect';
}

/** Of a hundred parts of what a severe, high or medium address has moved, those of its first category. */
const shares = ['0', '0', '4.5', '21.3', '63.8'] as const;

/** What ties an address to what is wrong: a category for each, the gravest first. */
export function exposuresOf(
  baseSymbol: string,
  address: string,
  kyt: Screening,
): KytRecordDetail['exposures'] {
  const exposure = exposureOf(kyt);
  if (exposure === '') return [];
  return kyt.categories.map((category, index) => {
    const source = addressOn(baseSymbol, `source of ${category}`);
    const between =
      exposure === 'direct' ? [] : [addressOn(baseSymbol, `between ${address} and ${category}`)];
    return {
      category,
      exposure,
      share_percent: index === 0 ? shares[kyt.level] : '1.2',
      path: [address, ...between, source],
    };
  });
}
