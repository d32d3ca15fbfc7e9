import type { Coin, SubWalletState } from '@mpc/api';
import {
  AddressField,
  AmountField,
  Card,
  formatNumber,
  IconButton,
  Stack,
  Text,
  TextField,
  type FieldVerdict,
} from '@mpc/ui';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFieldCheck, LensWhenSeen, lookAlikeVerdict } from '#features/address-check';
import { payeeVerdicts } from './payee-verdict.tsx';
import type { RowFault } from './payee-rows.rules.ts';
import type { PayeeFacts } from '../transfer/transfer-facts.ts';
import { addressFindings, isQuestioned } from '../transfer/transfer-findings.ts';
import type { PayeeRow } from '../transfer/transfer.values.ts';

interface PayeeRowCardProps {
  number: number;
  row: PayeeRow;
  payee: PayeeFacts;
  coin: Coin;
  subWalletState: SubWalletState | undefined;
  faults: readonly RowFault[];
  dust: string | undefined;
  onChange: (id: string, part: Partial<PayeeRow>) => void;
  /** Absent on the only row. */
  onRemove: ((id: string) => void) | undefined;
}

const exact = (text: string) => formatNumber(text, { digits: 'all' });

/** The fields themselves say that they are empty, or too long. */
const bySelf = ['noAddress', 'noAmount', 'decimals'] as const;
type SaidFault = Exclude<RowFault, (typeof bySelf)[number]>;

const isSaid = (fault: RowFault): fault is SaidFault => !bySelf.some((one) => one === fault);

const partOf = (fault: SaidFault) => (fault === 'twice' || fault === 'memo' ? 'address' : 'amount');

/** One payee of several: whom, how much, and what is wrong with either. */
function Row(props: PayeeRowCardProps) {
  const { number, row, payee, coin, subWalletState, faults, dust, onChange, onRemove } = props;
  const { t } = useTranslation();
  const unit = coin.symbol_alias;
  const said = (part: 'address' | 'amount'): FieldVerdict[] =>
    faults
      .filter(isSaid)
      .filter((fault) => partOf(fault) === part)
      .map((fault) => ({
        level: 'error',
        message: t(`transfer.row.${fault}`, {
          minimum: exact(fault === 'dust' ? (dust ?? '') : coin.min_withdraw),
          unit,
        }),
      }));
  const imitation: FieldVerdict[] =
    payee.to === null || payee.lookAlike === null
      ? []
      : // Which one, and where they differ, stands under the field.
        [
          {
            level: lookAlikeVerdict(t, payee.to, payee.lookAlike).level,
            message: t('addressCheck.lookAlikeTitle'),
            final: true,
          },
        ];
  const alone: FieldVerdict[] =
    payee.lookAlike?.level === 'block' || isQuestioned(payee)
      ? [{ level: 'error', message: t('transfer.row.payAlone') }]
      : [];
  return (
    <Card
      padding="m"
      title={t('transfer.payees.one', { number })}
      action={
        onRemove === undefined ? undefined : (
          <IconButton
            icon={Trash2}
            label={t('transfer.payees.remove', { number })}
            onClick={() => onRemove(row.id)}
          />
        )
      }
    >
      <Stack gap="s">
        <AddressField
          label={t('transfer.to')}
          required
          value={row.address}
          check={addressFieldCheck(t, coin.base_symbol)}
          onChange={(address) => onChange(row.id, { address })}
          verdicts={[
            ...said('address'),
            ...imitation,
            ...alone,
            ...payeeVerdicts(t, addressFindings(payee, { coin, subWalletState })),
          ]}
        />
        {payee.to === null || payee.owner || payee.entry === undefined ? null : payee.entry === null ? (
          <LensWhenSeen
            address={payee.to}
            entered={row.address}
            label={t('transfer.to')}
            baseSymbol={coin.base_symbol}
            symbol={coin.symbol}
          />
        ) : (
          <Text size="label">{t(`lens.entry.${payee.entry.scope}`, { label: payee.entry.label })}</Text>
        )}
        <AmountField
          label={t('transfer.amount')}
          required
          symbol={unit}
          decimals={coin.decimals}
          value={row.amount}
          onChange={(amount) => onChange(row.id, { amount })}
          verdicts={said('amount')}
        />
        {coin.support_memo === '1' || row.memo !== '' ? (
          <TextField
            label={t('transfer.memo')}
            value={row.memo}
            onChange={(text) => onChange(row.id, { memo: text })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

const alike = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => Object.is(value, (other as Record<string, unknown>)[key]));

/** A row is drawn again only when something of it has changed: there may be a hundred. */
export const PayeeRowCard = memo(
  Row,
  ({ payee, faults, ...one }, { payee: otherPayee, faults: otherFaults, ...other }) =>
    alike(one, other) &&
    faults.join() === otherFaults.join() &&
    alike({ ...payee, check: null }, { ...otherPayee, check: null }),
);
