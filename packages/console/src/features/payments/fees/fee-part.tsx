import { formatNumber, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { FeePicker } from '#features/network-fee';
import { feeFindings } from '../transfer/transfer-findings.ts';
import { refusedMessages, sayFinding } from '../transfer/transfer-words.ts';
import { TronAgent } from './tron-agent.tsx';
import type { TransferData } from '../transfer/use-transfer-facts.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

const whole = (count: number) => formatNumber(String(count), { digits: 0 });

/** What the payment costs and how that is paid; on TRON, what it needs and who may provide it. */
export function FeePart({
  walletId,
  form,
  data,
}: {
  walletId: number;
  form: TransferForm;
  data: TransferData;
}) {
  const { t } = useTranslation();
  const { facts, estimate, queries } = data;
  if (facts.coin === null) return null;
  const { energy_need: energy = 0, net_need: bandwidth = 0, burn_fee, agent_fee } = estimate ?? {};
  return (
    <Stack gap="s">
      <FeePicker
        estimate={estimate}
        choice={form.values.fee}
        onChange={(fee) => form.change({ fee })}
        unit={facts.feeUnit}
        baseSymbol={facts.coin.base_symbol}
        priceUsd={data.feePrice}
        query={queries.fees}
        description={
          energy + bandwidth === 0
            ? undefined
            : t('transfer.resources', { energy: whole(energy), bandwidth: whole(bandwidth) })
        }
        messages={[
          ...feeFindings(facts).map((finding) => sayFinding(t, finding)),
          ...refusedMessages(t, form.refused, 'fee'),
        ]}
      />
      {burn_fee === undefined || agent_fee !== undefined ? null : (
        <TronAgent walletId={walletId} burnt={burn_fee} unit={facts.feeUnit} />
      )}
    </Stack>
  );
}
