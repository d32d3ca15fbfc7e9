import {
  Amount,
  DatePicker,
  LargeTable,
  MultiSelect,
  ProgressBar,
  Select,
  Stack,
  TagInput,
  Text,
  TextField,
  TreeTable,
  useChecks,
  useTableLayout,
  type FieldMessage,
  type TableColumn,
} from '@mpc/ui';
import { payments, type Payment } from './payments.ts';

const columns: TableColumn<Payment>[] = [
  { key: 'recipient', header: 'المستلم', width: '200px', cell: ({ recipient }) => recipient },
  {
    key: 'amount',
    header: 'الكمية',
    width: '200px',
    cell: ({ amount, symbol }) => <Amount value={amount} symbol={symbol} />,
  },
];

const networks = [
  { id: 'tron', label: 'TRON' },
  { id: 'ethereum', label: 'شبكة إيثريوم الرئيسية ذات الاسم الطويل' },
];

/** What a check says; those of the library are texts. */
const textOf = (said: FieldMessage | null) => (typeof said?.message === 'string' ? said.message : undefined);

const transferred = 'حُوّل -5.25 USDT في 2026-11-30 إلى 0x52908400.';

/** What a page says of its own, and what the library says, with figures, names and addresses in it. */
function Sentences() {
  const { amount, date, ip, length, number } = useChecks();
  return (
    <>
      <Text>{transferred}</Text>
      <TextField label="تاريخ" error={textOf(date()(''))} />
      <TextField label="عنوان IP" error={textOf(ip({ version: 6 })(''))} />
      <TextField label="رقم" error={textOf(number({ negative: true })('x'))} />
      <TextField label="كمية" error={textOf(amount({ symbol: 'USDT', decimals: 6 })('0.1234567'))} />
      {[1, 2, 3, 11].map((max) => (
        <TextField key={max} label={`حد ${max}`} error={textOf(length({ max })('Anchor Shipping'))} />
      ))}
    </>
  );
}

/** Parts with keys of their own, and what has a side. */
export function Parts() {
  const layout = useTableLayout('rtl');
  return (
    <Stack>
      <div style={{ width: '140px' }}>
        <Select label="الشبكة" options={networks} />
      </div>
      <MultiSelect label="الشبكات" options={networks} defaultValue={['tron', 'ethereum']} />
      <TagInput label="العناوين" defaultValue={['10.0.0.1', '10.0.0.2']} />
      <Sentences />
      <DatePicker label="اليوم" defaultValue="2026-11-20" />
      <ProgressBar label="التصدير" value={0.25} />
      <LargeTable
        label="كل التحويلات"
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        height={300}
        {...layout}
      />
      <TreeTable
        label="المستلمون"
        columns={columns}
        rows={payments.slice(0, 2)}
        rowKey={({ id }) => id}
        childrenOf={({ id }) => (id === 1 ? payments.slice(2, 3) : [])}
      />
    </Stack>
  );
}
