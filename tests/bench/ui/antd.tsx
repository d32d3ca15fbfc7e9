import { Button, ConfigProvider, Drawer, Select, Table, type TableColumnType } from 'antd';
import { perform } from './perform.ts';
import { reactStage } from './react-stage.tsx';
import { columns, options, tableHeight, type BenchRow } from './rows.ts';

const theirs: TableColumnType<BenchRow>[] = columns.map(({ key, header, end }) => ({
  key,
  dataIndex: key,
  title: header,
  align: end ? 'right' : 'left',
  width: 200,
}));
const picker = {
  style: { width: 320 },
  options: options.map(({ id, label }) => ({ value: id, label })),
};
const searched = { ...picker, showSearch: { optionFilterProp: 'label' } };
const table = { columns: theirs, rowKey: 'id', pagination: false, size: 'small' } as const;

perform(
  reactStage({
    Provider: ({ children }) => (
      <ConfigProvider theme={{ token: { motion: false } }}>{children}</ConfigProvider>
    ),
    Rows: ({ rows }) => <Table {...table} dataSource={rows} />,
    Window: ({ rows }) => (
      <Table {...table} dataSource={rows} virtual scroll={{ x: 1200, y: tableHeight - 44 }} />
    ),
    Opener: ({ onPress }) => <Button onClick={onPress}>Transfer</Button>,
    Drawer: ({ open, onClose }) => (
      <Drawer open={open} onClose={onClose} title="Transfer" size={460}>
        250,000.00 USDT
      </Drawer>
    ),
    pickers: {
      one: () => <Select {...searched} />,
      several: () => <Select {...searched} mode="multiple" />,
      plain: () => <Select {...picker} />,
    },
  }),
);
