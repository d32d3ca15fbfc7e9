import { Amount } from '../amount/index.ts';
import type { TableColumn } from './table-column.ts';

/** What the examples of trees list: sub-wallets, and the addresses that hold their coins. */
export interface Holder {
  name: string;
  balance: string;
  frozen: string;
  below?: readonly Holder[];
}

export const holders: readonly Holder[] = [
  {
    name: 'Main',
    balance: '4665.75',
    frozen: '0.00',
    below: [
      { name: 'TQ8vN4…7dRuK1', balance: '4000.00', frozen: '0.00' },
      { name: 'TRaw9c…eBEfM2', balance: '665.75', frozen: '0.00' },
    ],
  },
  {
    name: 'Customer deposits',
    balance: '250.50',
    frozen: '20.00',
    below: [{ name: 'TXe4mA…9sQpL3', balance: '250.50', frozen: '20.00' }],
  },
  { name: 'Payroll', balance: '0.00', frozen: '0.00' },
];

export const holderColumns: readonly TableColumn<Holder>[] = [
  { key: 'name', header: 'Sub-wallet', isTitle: true, cell: ({ name }) => name },
  {
    key: 'balance',
    header: 'Available',
    align: 'end',
    cell: ({ balance }) => <Amount value={balance} symbol="USDT" />,
  },
  {
    key: 'frozen',
    header: 'Frozen',
    align: 'end',
    priority: 1,
    cell: ({ frozen }) => <Amount value={frozen} symbol="USDT" />,
  },
];

export const belowOf = ({ below }: Holder) => below;
export const nameOf = ({ name }: Holder) => name;
