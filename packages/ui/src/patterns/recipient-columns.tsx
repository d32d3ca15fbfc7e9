import { NetworkTag, ShortAddress, StatusTag, Time, type TableColumn, type Tone } from '../index.ts';
import type { listTexts } from './list-page-texts.ts';
import { networks, recipientName, type Recipient, type RecipientStatus } from './recipients.ts';

const tones: Record<RecipientStatus, Tone> = { white: 'success', waiting: 'attention', plain: 'idle' };

/** The columns of the address book: drawn for reading, and in plain words for sorting and for files. */
export function recipientColumns(words: (typeof listTexts)['en-US']): readonly TableColumn<Recipient>[] {
  return [
    {
      key: 'name',
      header: words.columnName,
      cell: (row) => recipientName(row, words),
      isTitle: true,
      sortable: true,
      width: '170px',
    },
    {
      key: 'address',
      header: words.columnAddress,
      cell: ({ address }) => <ShortAddress address={address} />,
      text: ({ address }) => address,
      width: '210px',
    },
    {
      key: 'network',
      header: words.columnNetwork,
      cell: ({ network }) => <NetworkTag {...networks[network]} size="small" />,
      text: ({ network }) => networks[network].name,
      sortable: true,
    },
    {
      key: 'status',
      header: words.columnStatus,
      cell: ({ status }) => <StatusTag tone={tones[status]}>{words[status]}</StatusTag>,
      text: ({ status }) => words[status],
      sortable: true,
    },
    { key: 'by', header: words.columnBy, cell: ({ by }) => by, hideOnPhone: true },
    {
      key: 'paid',
      header: words.columnPaid,
      align: 'end',
      cell: ({ paid }) => <Time at={paid} kind="short" />,
      text: ({ paid }) => (paid === null ? '' : new Date(paid).toISOString()),
      sortable: true,
      width: '150px',
    },
  ];
}
