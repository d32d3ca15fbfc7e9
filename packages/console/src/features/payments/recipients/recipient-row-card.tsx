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
  type FieldMessage,
} from '@mpc/ui';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { addressFieldCheck, AddressSummaryInView, lookAlikeMessage } from '#features/address-check';
import { findingMessages } from './field-messages.tsx';
import type { RowFault } from './recipient-rows.rules.ts';
import type { RecipientFacts } from '../transfer/transfer-facts.ts';
import { addressFindings, isQuestioned } from '../transfer/transfer-findings.ts';
import type { RecipientRow } from '../transfer/transfer.values.ts';

interface RecipientRowCardProps {
  number: number;
  row: RecipientRow;
  recipient: RecipientFacts;
  coin: Coin;
  subWalletState: SubWalletState | undefined;
  faults: readonly RowFault[];
  dust: string | undefined;
  onChange: (id: string, part: Partial<RecipientRow>) => void;
  /** Absent on the only row. */
  onRemove: ((id: string) => void) | undefined;
}

const exact = (text: string) => formatNumber(text, { digits: 'all' });

/** The fields themselves say that they are empty, or too long. */
const bySelf = ['noAddress', 'noAmount', 'decimals'] as const;
type SaidFault = Exclude<RowFault, (typeof bySelf)[number]>;

const isSaid = (fault: RowFault): fault is SaidFault => !bySelf.some((one) => one === fault);

const partOf = (fault: SaidFault) => (fault === 'twice' || fault === 'memo' ? 'address' : 'amount');

/** One recipient of several: whom, how much, and what is wrong with either. */
function Row(props: RecipientRowCardProps) {
  const { number, row, recipient, coin, subWalletState, faults, dust, onChange, onRemove } = props;
  const { t } = useTranslation();
  const unit = coin.symbol_alias;
  const said = (part: 'address' | 'amount'): FieldMessage[] =>
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
  const lookAlikeMessages: FieldMessage[] =
    recipient.to === null || recipient.lookAlike === null
      ? []
      : // Which one, and where they differ, stands under the field.
        [
          {
            level: lookAlikeMessage(t, recipient.to, recipient.lookAlike).level,
            message: t('addressCheck.lookAlikeTitle'),
            final: true,
          },
        ];
  const alone: FieldMessage[] =
    recipient.lookAlike?.level === 'block' || isQuestioned(recipient)
      ? [{ level: 'error', message: t('transfer.row.payAlone') }]
      : [];
  return (
    <Card
      padding="m"
      title={t('transfer.recipients.one', { number })}
      action={
        onRemove === undefined ? undefined : (
          <IconButton
            icon={Trash2}
            label={t('transfer.recipients.remove', { number })}
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
          messages={[
            ...said('address'),
            ...lookAlikeMessages,
            ...alone,
            ...findingMessages(t, addressFindings(recipient, { coin, subWalletState })),
          ]}
        />
        {recipient.to === null ||
        (recipient.owner && recipient.lookAlike === null) ||
        recipient.entry === undefined ? null : recipient.entry === null || recipient.lookAlike !== null ? (
          <AddressSummaryInView
            address={recipient.to}
            entered={row.address}
            label={t('transfer.to')}
            baseSymbol={coin.base_symbol}
            symbol={coin.symbol}
          />
        ) : (
          <Text size="label">
            {t(`addressSummary.entry.${recipient.entry.scope}`, { label: recipient.entry.label })}
          </Text>
        )}
        <AmountField
          label={t('transfer.amount')}
          required
          symbol={unit}
          decimals={coin.decimals}
          value={row.amount}
          onChange={(amount) => onChange(row.id, { amount })}
          messages={said('amount')}
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
export const RecipientRowCard = memo(
  Row,
  ({ recipient, faults, ...one }, { recipient: otherRecipient, faults: otherFaults, ...other }) =>
    alike(one, other) &&
    faults.join() === otherFaults.join() &&
    alike({ ...recipient, check: null }, { ...otherRecipient, check: null }),
);
