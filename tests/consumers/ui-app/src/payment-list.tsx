import {
  Amount,
  Avatar,
  CopyButton,
  Drawer,
  Inline,
  KeyValueList,
  StatusTag,
  Table,
  Time,
  WholeAddress,
  type TableColumn,
} from '@mpc/ui';
import { useState } from 'react';
import { payments, type Payment } from './payments.ts';
import { useSay } from './words.ts';

/** The payments, and one of them in a drawer. */
export function PaymentList({ payment }: { payment: number | undefined }) {
  const say = useSay();
  const [open, setOpen] = useState(payments.find(({ id }) => id === payment));
  const columns: TableColumn<Payment>[] = [
    {
      key: 'recipient',
      header: say.recipient,
      cell: ({ recipient }) => (
        <Inline wrap={false}>
          <Avatar name={recipient} size={24} />
          {recipient}
        </Inline>
      ),
    },
    {
      key: 'amount',
      header: say.amount,
      align: 'end',
      cell: (row) => <Amount value={row.amount} symbol={row.symbol} />,
    },
    { key: 'time', header: say.time, align: 'end', cell: ({ at }) => <Time at={at} kind="short" /> },
    {
      key: 'state',
      header: say.payment,
      cell: ({ sent }) => (
        <StatusTag tone={sent ? 'success' : 'running'}>{sent ? say.sent : say.waiting}</StatusTag>
      ),
    },
  ];
  return (
    <>
      <Table
        label={say.payments}
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        selectedKey={open?.id}
      />
      <Drawer open={open !== undefined} title={open?.recipient} onClose={() => setOpen(undefined)}>
        {open && (
          <KeyValueList
            items={[
              {
                key: 'amount',
                label: say.amount,
                value: <Amount value={open.amount} symbol={open.symbol} />,
              },
              { key: 'time', label: say.time, value: <Time at={open.at} /> },
              { key: 'recipient', label: say.recipient, value: <WholeAddress address={open.address} /> },
              { key: 'copy', label: '', value: <CopyButton text={open.address} label={say.recipient} /> },
            ]}
          />
        )}
      </Drawer>
    </>
  );
}
