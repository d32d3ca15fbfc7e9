import { autoCollect, wallets, type AutoCollectConfig, type SweepSubWallet } from '@mpc/api';
import { DiffView } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { client } from '#shared/api/api.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '#features/setting-change';
import { PairImpactView } from './pair-impact.tsx';
import type { PairImpact } from './pair.rules.ts';

export interface SavePairProps {
  walletId: number;
  /** What is in force, as it was looked at. */
  config: AutoCollectConfig;
  omnibus: SweepSubWallet;
  gas: SweepSubWallet;
  impact: PairImpact;
  remark: string;
  onSubmitted: (itemId: number | null) => void;
  onClose: () => void;
}

const inForce = ({
  collect_sub_wallet_id,
  collect_sub_wallet_name,
  fueling_sub_wallet_id,
  fueling_sub_wallet_name,
  status,
  item_id,
}: AutoCollectConfig) => [
  collect_sub_wallet_id,
  collect_sub_wallet_name,
  fueling_sub_wallet_id,
  fueling_sub_wallet_name,
  status,
  item_id,
];

/** Omnibus and gas station, before and after, and who decides: the last look before the request is submitted. */
export function SavePair({
  walletId: wallet_id,
  config,
  omnibus,
  gas,
  impact,
  remark,
  onSubmitted,
  onClose,
}: SavePairProps) {
  const { t } = useTranslation('coSigner');
  const { t: words } = useTranslation();
  const read = () => client.call(autoCollect.config, { wallet_id });
  // The names come out of another list than the one they were chosen from.
  const still = useStillSet([inForce(config), omnibus.sub_wallet_name, gas.sub_wallet_name], async () => {
    const [now, names] = await Promise.all([read(), client.call(wallets.allSubWallets, { wallet_id })]);
    const nameOf = ({ sub_wallet_id }: SweepSubWallet) =>
      names.find((one) => one.sub_wallet_id === sub_wallet_id)?.sub_wallet_name ?? null;
    return [inForce(now), nameOf(omnibus), nameOf(gas)];
  });
  return (
    <AutoDialog
      type="warning"
      title={t('pair.ask')}
      confirm={t('pair.submit')}
      means={t('pair.afterApproval')}
      done={t('pair.submitted')}
      command={autoCollect.savePair}
      params={{
        wallet_id,
        collect_sub_wallet_id: omnibus.sub_wallet_id,
        fueling_sub_wallet_id: gas.sub_wallet_id,
        ...(impact.isSame ? { same_acknowledged: 1 as const } : {}),
        ...(remark === '' ? {} : { remark }),
      }}
      still={still}
      isThere={async (sent) => {
        const { pending, collect_sub_wallet_id, fueling_sub_wallet_id, status } = await read();
        const now = pending ?? (status === 2 ? { collect_sub_wallet_id, fueling_sub_wallet_id } : null);
        return (
          now?.collect_sub_wallet_id === sent.collect_sub_wallet_id &&
          now.fueling_sub_wallet_id === sent.fueling_sub_wallet_id
        );
      }}
      onDone={(data) => onSubmitted(data?.item_id ?? null)}
      onClose={onClose}
    >
      <DecisionSheet
        context={t('pair.title')}
        headline={t('pair.headline', { omnibus: omnibus.sub_wallet_name, gas: gas.sub_wallet_name })}
        facts={[
          ...(remark === '' ? [] : [{ key: 'remark', label: t('pair.remark'), value: remark }]),
          {
            key: 'strategy',
            label: words('order.strategy'),
            value: <DecidingStrategy asked={{ wallet_id, business_type: 'auto_collect' }} />,
          },
        ]}
      >
        <DiffView
          label={t('pair.changes')}
          showUnchanged
          items={[
            {
              key: 'omnibus',
              label: t('pair.omnibus'),
              before: config.collect_sub_wallet_name,
              after: omnibus.sub_wallet_name,
            },
            {
              key: 'gas',
              label: t('pair.gas'),
              before: config.fueling_sub_wallet_name,
              after: gas.sub_wallet_name,
            },
          ]}
        />
        <PairImpactView impact={impact} />
      </DecisionSheet>
    </AutoDialog>
  );
}
