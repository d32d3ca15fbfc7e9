import type { Guide } from '../../../../../.storybook/guide.ts';
import { PrintSheet } from './print-sheet.tsx';

export const printSheetGuide: Guide = {
  use: ['For a document that leaves the console on paper or as PDF: an invoice, a receipt, a statement.'],
  avoid: [
    'For a table that is read on: use Table and its CSV export.',
    'For facts on the screen: use KeyValueList.',
  ],
  do: [
    {
      show: (
        <PrintSheet
          title="Receipt R-104"
          state="Paid"
          facts={[[{ label: 'Date', value: '2026-11-20' }]]}
          totals={[{ label: 'Total', value: '300 USDT', strong: true }]}
        />
      ),
      because: 'The sheet on the screen is the sheet on paper: one title, one state, one total.',
    },
  ],
  dont: [
    'Two sheets on one page: both would be printed.',
    'Links, buttons or hints on the sheet: paper cannot be pressed.',
  ],
  accessibility: [
    'An article named by its title; lines are a table with headers, facts are lists of terms.',
    'Black on white in every theme and in forced colors: it is a picture of paper.',
  ],
  anatomy: {
    story: 'Invoice',
    parts: { Title: 'h2', State: 'strong', Facts: 'dl', Lines: 'table', Note: 'p' },
  },
};
