import type { FeeEstimate } from '@mpc/api';
import { AmountField, formatNumber, Stack, type FieldMessage } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { chosenFee, feeOptions, meteredOf, type FeeChoice } from './fee.rules.ts';
import type { PriceWords } from './price-words.ts';

interface CustomFeeProps {
  estimate: FeeEstimate;
  choice: FeeChoice;
  onChange: (choice: FeeChoice) => void;
  words: PriceWords;
  least: string | undefined;
  /** What it comes to; undefined while something is against it. */
  cost: ReactNode;
}

const exact = (text: string) => formatNumber(text, { digits: 'all' });

/** A price of one's own: never below what the network takes, and a word where it is far above. */
export function CustomFee({ estimate, choice, onChange, words, least, cost }: CustomFeeProps) {
  const { t } = useTranslation();
  const metered = meteredOf(estimate);
  if (metered === null) return null;
  const { fault, steep } = chosenFee(estimate, choice, least);
  const [lowest] = feeOptions(estimate, least);
  const floor = lowest?.fields.gas_price ?? lowest?.fields.fee_rate ?? '0';
  const atLeast = { price: exact(floor), unit: words.unit };
  const fast = metered.tiers.at(-1)?.price;
  const ofPrice: FieldMessage | null =
    fault === 'belowLeast'
      ? { level: 'error', message: t('fee.belowLeast', atLeast) }
      : steep === 'price' && fast !== undefined
        ? { level: 'warning', message: t('fee.steep', { price: exact(fast), unit: words.unit }) }
        : fault === 'missing'
          ? { level: 'error', message: t('fee.enterPrice', atLeast) }
          : null;
  return (
    <Stack gap="s">
      <AmountField
        required
        label={words.price}
        name="fee_price"
        description={t('fee.atLeast', atLeast)}
        symbol={words.unit}
        value={choice.price}
        onChange={(price) => onChange({ ...choice, price })}
        echo={cost}
        check={() => ofPrice}
      />
      {metered.kind === 'gas' ? (
        <AmountField
          label={t('fee.limit')}
          name="fee_limit"
          symbol=""
          decimals={0}
          placeholder={exact(metered.units)}
          value={choice.limit}
          onChange={(limit) => onChange({ ...choice, limit })}
          check={() =>
            fault === 'limit'
              ? { level: 'error', message: t('fee.limitTooLow', { limit: exact(metered.units) }) }
              : steep === 'limit'
                ? { level: 'warning', message: t('fee.steepLimit', { units: exact(metered.units) }) }
                : null
          }
        />
      ) : null}
    </Stack>
  );
}
