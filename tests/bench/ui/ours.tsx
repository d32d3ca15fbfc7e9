import {
  Button,
  ComboBox,
  Drawer,
  LargeTable,
  MultiSelect,
  Select,
  Table,
  UiProvider,
  type TableColumn,
} from '@mpc/ui';
import { reactStage } from './react-stage.tsx';
import { columns, options, rowHeight, tableHeight, type BenchRow } from './rows.ts';
import { perform } from './perform.ts';

const ours: TableColumn<BenchRow>[] = columns.map(({ key, header, end }) => ({
  key,
  header,
  cell: (row) => row[key],
  align: end ? 'end' : 'start',
}));
const table = { label: 'Transactions', columns: ours, rowKey: (row: BenchRow) => row.id };

perform(
  reactStage({
    Provider: ({ children }) => <UiProvider locale="en-US">{children}</UiProvider>,
    Rows: ({ rows }) => <Table {...table} rows={rows} />,
    Window: ({ rows }) => <LargeTable {...table} rows={rows} height={tableHeight} rowHeight={rowHeight} />,
    Opener: ({ onPress }) => <Button onClick={onPress}>Transfer</Button>,
    Drawer: ({ open, onClose }) => (
      <Drawer open={open} onClose={onClose} title="Transfer">
        250,000.00 USDT
      </Drawer>
    ),
    pickers: {
      one: () => <ComboBox label="Desk" options={options} defaultValue={null} />,
      several: () => <MultiSelect label="Desks" options={options} />,
      plain: () => <Select label="Desk" options={options} />,
    },
  }),
);
