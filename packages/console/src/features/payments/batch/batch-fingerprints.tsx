import { Amount, Disclosure, Pagination, Stack, Table, Text, type TableColumn } from '@mpc/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedAddress } from '#features/address-check';
import { OrderFingerprint } from '#features/orders';
import { factsOf } from '../intents/intent.ts';
import { intentOf, type BatchPlan, type Planned } from './batch-plan.ts';

const pageSize = 10;

const keyOf = ({ requestId }: Planned) => requestId;

/** The fingerprint of each payment, as its approver and the phone that signs will show it: computed for those in sight. */
export function BatchFingerprints({ plan }: { plan: BatchPlan }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { payments } = plan;
  const columns = useMemo(
    (): TableColumn<Planned>[] => [
      {
        key: 'payment',
        header: t('batch.column.row'),
        isTitle: true,
        cell: ({ row, to, base, amount, coinName }) => (
          <Stack gap="xs">
            <span>
              {row} · <Amount value={amount} symbol={coinName} />
            </span>
            <NamedAddress
              address={to}
              label={t('batch.column.address')}
              baseSymbol={base}
              subWalletId={plan.home.subWallet.id}
            />
          </Stack>
        ),
      },
      {
        key: 'fingerprint',
        header: t('fingerprint.label'),
        card: 'about',
        whole: true,
        cell: (payment) => (
          <OrderFingerprint
            facts={factsOf(intentOf(plan, payment, { amount: payment.fee, fields: {} }).payment)}
          />
        ),
      },
    ],
    [t, plan],
  );
  return (
    <Disclosure summary={t('batch.confirm.fingerprints', { count: payments.length })}>
      <Stack gap="xs">
        <Text as="p" size="label" tone="muted">
          {t('batch.confirm.fingerprintsNote')}
        </Text>
        <Table
          label={t('batch.confirm.fingerprints', { count: payments.length })}
          columns={columns}
          rows={payments.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={keyOf}
          footer={
            payments.length > pageSize ? (
              <Pagination page={page} pageSize={pageSize} count={payments.length} onPage={setPage} />
            ) : undefined
          }
        />
      </Stack>
    </Disclosure>
  );
}
