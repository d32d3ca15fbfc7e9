import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { printSheetGuide } from './print-sheet.guide.tsx';
import { PrintSheet } from './print-sheet.tsx';

const facts = [
  [
    { label: 'Number', value: 'B20261120-9012' },
    { label: 'Date', value: '2026-11-20' },
  ],
  [
    { label: 'Billed to', value: 'Harbour Trading Ltd' },
    { label: 'Tax number', value: 'GB 123 4567 89' },
  ],
];

const lines = {
  label: 'Line items',
  columns: [
    { header: 'Item' },
    { header: 'Quantity', align: 'end' },
    { header: 'Amount (USDT)', align: 'end' },
  ] as const,
  rows: [
    ['Opening SOL', '1', '300'],
    ['Transfers beyond the package', '240', '48'],
  ],
};

const totals = [
  { label: 'Discount', value: '−20 USDT' },
  { label: 'Total', value: '328 USDT', strong: true },
];

const meta = preview.meta({
  title: 'Data/PrintSheet',
  component: PrintSheet,
  parameters: guided(printSheetGuide),
  args: {
    title: 'Invoice B20261120-9012',
    issuer: 'MPC Console',
    state: 'Paid',
    facts,
    lines,
    totals,
    note: 'Amounts are in USDT.',
  },
});

/** An invoice with all its parts: black on white in the dark theme too. */
export const Invoice = meta.story();

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(PrintSheet, {
    vary: { lines: [undefined, lines], totals: [undefined, totals] },
    common: { title: 'Invoice B20261120-9012', facts },
  }),
});
