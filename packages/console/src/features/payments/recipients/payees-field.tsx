import { Amount, Banner, Button, Field, formatNumber, Inline, Stack, Text } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { worth } from '#shared/money/worth.ts';
import { DestinationProofs } from './destination-proofs.tsx';
import { PasteRows } from './paste-rows.tsx';
import { refusedPayee } from './payee-verdict.tsx';
import { PayeeRowCard } from './payee-row-card.tsx';
import { mostPayees } from './payee-rows.rules.ts';
import { amountFinding, faultsOfRows, limitFindings } from '../transfer/transfer-findings.ts';
import { emptyRow, type PayeeRow } from '../transfer/transfer.values.ts';
import { refusedVerdicts, sayFinding } from '../transfer/transfer-words.ts';
import type { TransferData } from '../transfer/use-transfer-facts.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';

/** Everybody a payment to several goes to, typed or pasted from a table, with what is wrong with each and the sum of all. */
export function PayeesField({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { facts } = data;
  const { coin } = facts;
  const [pasting, setPasting] = useState(false);
  const rows = form.values.rows ?? [];
  const most = Math.min(mostPayees, facts.utxo?.max_outputs ?? mostPayees);
  const faults = faultsOfRows(facts);
  const { change } = form;
  const edit = useCallback(
    (id: string, part: Partial<PayeeRow>) =>
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
        label={t('transfer.payees.label')}
        aside={
          <>
            {t('transfer.available')} <Amount value={facts.available} symbol={coin.symbol_alias} />
          </>
        }
        verdicts={[
          // The sum is that of the rows, so what is wrong with it is said once they are whole.
          ...(sum === null || wrong > 0 ? [] : [sayFinding(t, sum)]),
          ...limitFindings(facts).map((finding) => sayFinding(t, finding)),
          ...refusedPayee(t, form.refused),
          ...refusedVerdicts(t, form.refused, 'amount'),
        ]}
      >
        <Stack gap="s">
          {facts.payees.map((payee, at) => {
            const row = rows.find(({ id }) => id === payee.id);
            return row === undefined ? null : (
              <PayeeRowCard
                key={row.id}
                number={at + 1}
                row={row}
                payee={payee}
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
          disabledReason={rows.length >= most ? t('transfer.payees.full', { count: most }) : undefined}
          onClick={() => form.change({ rows: [...rows, emptyRow()] })}
        >
          {t('transfer.payees.add')}
        </Button>
        <Button size="small" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {t('transfer.payees.paste')}
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
        {t('transfer.payees.sum', { count: rows.length })}{' '}
        <Text tone="strong">
          <Amount value={facts.amount === '' ? '0' : facts.amount} symbol={coin.symbol_alias} />
        </Text>{' '}
        <Text tone="muted">{worth(facts.amount, data.price)}</Text>
      </Text>
      {wrong === 0 ? null : (
        <Banner tone="attention">
          {t('transfer.payees.wrong', { count: wrong, of: formatNumber(String(rows.length), { digits: 0 }) })}
        </Banner>
      )}
      <DestinationProofs form={form} facts={facts} />
    </Stack>
  );
}
