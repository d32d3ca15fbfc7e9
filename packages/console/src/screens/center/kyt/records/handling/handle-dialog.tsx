import type { HandleType, KytRecordDetail } from '@mpc/api';
import { Amount, ConfirmDialog, Stack, Text, type KeyValueItem } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import { DecidingStrategy, DecisionSheet } from '#features/decisions';
import { listed } from '#shared/i18n/i18n.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useHeldLayout } from '#shared/overlay/use-beside.ts';
import { RecordAmount } from '../record-cells.tsx';
import { askName } from './handle-words.ts';
import { handleNames } from './handling.rules.ts';

export interface HandleDialogProps {
  type: HandleType;
  /** The record as it was looked at. */
  record: KytRecordDetail;
  /** The main coin of the network it is on. */
  baseSymbol: string;
  /** This person proposes, and the strategy of the wallet decides. */
  isProposal: boolean;
  /** Why it cannot be confirmed now. */
  blocked: string | undefined;
  busy: boolean;
  onConfirm: (remark: string) => void;
  onCancel: () => void;
}

/** Asks once more before a record is handled, with all it is decided by and the reason that is kept with it. */
export function HandleDialog(props: HandleDialogProps) {
  const { type, record, baseSymbol, isProposal, blocked, busy, onConfirm, onCancel } = props;
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  useHeldLayout();
  const settled = useSettled(`${type} ${JSON.stringify(record)}`);
  const name = askName(record, type);
  const screened = words(`approval.kyt.${record.trans_kind}`);
  return (
    <ConfirmDialog
      open
      size="medium"
      type="warning"
      title={t(`records.ask.${name}`)}
      confirmLabel={
        isProposal ? t(`records.propose.${handleNames[type]}`) : words(`approval.kyt.handle.${type}`)
      }
      cancelLabel={words('approval.notNow')}
      remark={{ label: t('records.remark'), required: true }}
      disabledReason={blocked}
      busy={busy}
      waiting={!settled}
      onConfirm={({ remark }) => onConfirm(remark)}
      onCancel={onCancel}
    >
      <Stack gap="m">
        <DecisionSheet
          context={[
            words(`transactions.kind.${record.trans_kind}`),
            record.coin_net,
            `${record.wallet_name} / ${record.sub_wallet_name}`,
          ].join(' · ')}
          headline={<RecordAmount row={record} />}
          note={<Amount kind="fiat" value={record.amount_usd} />}
          facts={useAskedFacts(props)}
        >
          <Text tone="muted" size="label">
            {screened}
          </Text>
          <AddressSummary
            address={record.screen_address}
            label={screened}
            baseSymbol={baseSymbol}
            symbol={record.symbol}
            subWalletId={record.sub_wallet_id}
          />
        </DecisionSheet>
        <Text as="p" tone="muted">
          {t(`records.means.${name}`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

function useAskedFacts({ record, isProposal }: HandleDialogProps): KeyValueItem[] {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const { risk_level: level, risk_score: score, categories, wallet_id, sanctioned } = record;
  return [
    {
      key: 'risk',
      label: t('records.column.risk'),
      value: [words(`order.risk.${level}`), words('order.score', { score })].join(' · '),
    },
    { key: 'categories', label: t('records.column.categories'), value: listed(categories) },
    { key: 'sanctions', label: t('records.sanctions'), value: t(`records.sanctioned.${sanctioned}`) },
    { key: 'provider', label: t('records.filter.provider'), value: record.provider },
    isProposal
      ? {
          key: 'strategy',
          label: words('order.strategy'),
          value: <DecidingStrategy asked={{ wallet_id, business_type: 'kyt' }} />,
        }
      : {
          key: 'effect',
          label: t('records.effect'),
          value: t(record.item_id === 0 ? 'records.atOnce' : 'records.proposal.settles'),
        },
  ];
}
