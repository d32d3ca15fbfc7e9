import { Amount, Banner, Button, Field, formatNumber, Inline, Stack, Text } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { worth } from '#shared/money/worth.ts';
import { DestinationProofs } from './destination-proofs.tsx';
import { PasteRows } from './paste-rows.tsx';
import { refusalMessages } from './field-messages.tsx';
import { RecipientRowCard } from './recipient-row-card.tsx';
import { mostRecipients } from './recipient-rows.rules.ts';
import { amountFinding, faultsOfRows, limitFindings } from '../transfer/transfer-findings.ts';
import { emptyRow, type RecipientRow } from '../transfer/transfer.values.ts';
import { refusedMessages, sayFinding } from '../transfer/transfer-words.ts';
import type { TransferData } from '../transfer/use-transfer-facts.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

/** Everybody a payment to several goes to, typed or pasted from a table, with what is wrong with each and the sum of all. */
export function RecipientsField({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { facts } = data;
  const { coin } = facts;
  const [pasting, setPasting] = useState(false);
  const rows = form.values.rows ?? [];
  const most = Math.min(mostRecipients, facts.utxo?.max_outputs ?? mostRecipients);
  const faults = faultsOfRows(facts);
  const { change } = form;
  const edit = useCallback(
    (id: string, part: Partial<RecipientRow>) =>
      change((now) => ({
        rows: (now.rows ?? []).map((row) => (row.id === id ? { ...row, ...part } : row)),
      })),
    [change],
  );
  const remove = useCallback(
    (id: string) => change((now) => ({ rows: (now.rows ?? []).filter((row) => row.id !== id) })),
    [change],
  );
  if (coin === null) return null;
  const sum = amountFinding(facts);
  const wrong = rows.filter(({ id }) => (faults.get(id) ?? []).length > 0).length;
  return (
    <Stack gap="s">
      <Field
        label={t('transfer.recipients.label')}
        aside={
          <>
            {t('transfer.available')} <Amount value={facts.available} symbol={coin.symbol_alias} />
          </>
        }
        messages={[
          // The sum is that of the rows, so what is wrong with it is said once they are whole.
          ...(sum === null || wrong > 0 ? [] : [sayFinding(t, sum)]),
          ...limitFindings(facts).map((finding) => sayFinding(t, finding)),
          ...refusalMessages(t, form.refused),
          ...refusedMessages(t, form.refused, 'amount'),
        ]}
      >
        <Stack gap="s">
          {facts.recipients.map((recipient, at) => {
            const row = rows.find(({ id }) => id === recipient.id);
            return row === undefined ? null : (
              <RecipientRowCard
                key={row.id}
                number={at + 1}
                row={row}
                recipient={recipient}
                coin={coin}
                subWalletState={facts.subWalletState}
                faults={faults.get(row.id) ?? []}
                dust={facts.utxo?.dust}
                onChange={edit}
                onRemove={rows.length > 1 ? remove : undefined}
              />
            );
          })}
        </Stack>
      </Field>
      <Inline>
        <Button
          size="small"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          disabledReason={rows.length >= most ? t('transfer.recipients.full', { count: most }) : undefined}
          onClick={() => form.change({ rows: [...rows, emptyRow()] })}
        >
          {t('transfer.recipients.add')}
        </Button>
        <Button size="small" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {t('transfer.recipients.paste')}
        </Button>
      </Inline>
      {pasting ? (
        <PasteRows
          base={coin.base_symbol}
          memos={coin.support_memo === '1'}
          room={most - rows.filter((row) => row.address !== '' || row.amount !== '').length}
          onRows={(read) => {
            const filled = rows.filter((row) => row.address !== '' || row.amount !== '');
            form.change({ rows: [...filled, ...read] });
            setPasting(false);
          }}
        />
      ) : null}
      <Text>
        {t('transfer.recipients.sum', { count: rows.length })}{' '}
        <Text tone="strong">
          <Amount value={facts.amount === '' ? '0' : facts.amount} symbol={coin.symbol_alias} />
        </Text>{' '}
        <Text tone="muted">{worth(facts.amount, data.price)}</Text>
      </Text>
      {wrong === 0 ? null : (
        <Banner tone="attention">
          {t('transfer.recipients.wrong', {
            count: wrong,
            of: formatNumber(String(rows.length), { digits: 0 }),
          })}
        </Banner>
      )}
      <DestinationProofs form={form} facts={facts} />
    </Stack>
  );
}
