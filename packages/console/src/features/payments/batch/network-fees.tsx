import { Columns, Select } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { feeOptions, usePriceWords } from '#features/network-fee';
import { feeOn, type FeeChoices } from './batch-fees.rules.ts';
import type { NetworkFee } from './use-market.ts';

interface NetworkFeesProps {
  networks: readonly NetworkFee[];
  choices: FeeChoices;
  onChange: (choices: FeeChoices) => void;
}

/** How the fees of each network are paid, where there is more than one way. */
export function NetworkFees({ networks, choices, onChange }: NetworkFeesProps) {
  const open = networks.filter(({ estimate }) => feeOptions(estimate).length > 1);
  return open.length === 0 ? null : (
    <Columns min="240px">
      {open.map((network) => (
        <Network key={network.base} network={network} choices={choices} onChange={onChange} />
      ))}
    </Columns>
  );
}

interface NetworkProps extends Omit<NetworkFeesProps, 'networks'> {
  network: NetworkFee;
}

function Network({ network: { base, unit, estimate }, choices, onChange }: NetworkProps) {
  const { t } = useTranslation();
  const words = usePriceWords(estimate, base);
  return (
    <Select
      label={t('batch.fee.label', { unit })}
      options={feeOptions(estimate).map((option) => {
        const detail = words.ofOption(option);
        return {
          id: option.id,
          label: t(`fee.option.${option.id}`),
          ...(detail === null ? {} : { detail }),
        };
      })}
      value={feeOn(estimate, base, choices)?.id ?? null}
      onChange={(id) => onChange({ ...choices, [base]: id })}
    />
  );
}
