import {
  Button,
  Cell,
  Column,
  ComboBox,
  Dialog,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Modal,
  ModalOverlay,
  Popover,
  Row,
  Select,
  SelectValue,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { perform } from './perform.ts';
import { reactStage } from './react-stage.tsx';
import { columns, options, rowHeight, tableHeight, type BenchRow } from './rows.ts';

const head = columns.map(({ key, header }, index) => (
  <Column key={key} id={key} isRowHeader={index === 0}>
    {header}
  </Column>
));
const drawn = (rows: BenchRow[]) => (
  <TableBody items={rows} dependencies={[rows]}>
    {(row) => (
      <Row id={row.id}>
        {columns.map(({ key }) => (
          <Cell key={key}>{row[key]}</Cell>
        ))}
      </Row>
    )}
  </TableBody>
);

const list = (items?: typeof options) => (
  <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
    <ListBox<(typeof options)[number]>
      {...(items && { items })}
      style={{ display: 'block', height: 320, width: 320, overflow: 'auto' }}
    >
      {({ label }) => <ListBoxItem>{label}</ListBoxItem>}
    </ListBox>
  </Virtualizer>
);

perform(
  reactStage({
    Provider: ({ children }) => children,
    Rows: ({ rows }) => (
      <Table aria-label="Transactions">
        <TableHeader>{head}</TableHeader>
        {drawn(rows)}
      </Table>
    ),
    Window: ({ rows }) => (
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: rowHeight }}>
        <Table
          aria-label="Transactions"
          style={{ height: tableHeight, width: 1200, overflow: 'auto', display: 'block' }}
        >
          <TableHeader>{head}</TableHeader>
          {drawn(rows)}
        </Table>
      </Virtualizer>
    ),
    Opener: ({ onPress }) => <Button onPress={onPress}>Transfer</Button>,
    Drawer: ({ open, onClose }) => (
      <ModalOverlay isOpen={open} onOpenChange={onClose} style={{ position: 'fixed', inset: 0 }}>
        <Modal style={{ width: 460, height: '100%', marginInlineStart: 'auto' }}>
          <Dialog>
            <Heading slot="title">Transfer</Heading>
            <Button slot="close" aria-label="Close">
              ×
            </Button>
            250,000.00 USDT
          </Dialog>
        </Modal>
      </ModalOverlay>
    ),
    pickers: {
      one: () => (
        <ComboBox defaultItems={options} menuTrigger="focus">
          <Label>Desk</Label>
          <Input />
          <Button>Open</Button>
          <Popover>{list()}</Popover>
        </ComboBox>
      ),
      plain: () => (
        <Select>
          <Label>Desk</Label>
          <Button>
            <SelectValue />
          </Button>
          <Popover>{list(options)}</Popover>
        </Select>
      ),
    },
  }),
);
