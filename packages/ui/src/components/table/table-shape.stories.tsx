import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { missingNumber } from '../../format/index.ts';
import { Inline } from '../inline/index.ts';
import { WholeAddress } from '../address/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { Text } from '../text/index.ts';
import type { Density } from '../../theme/density.ts';
import { useLanguage } from '../../locale/locale-context.ts';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { plainLayout } from './table-layout.rules.ts';
import { TableColumnsButton } from './table-columns-button.tsx';
import { transferColumns, transfers, type Transfer } from './table-example.guide.tsx';
import { RowMenu } from './row-menu.tsx';
import { tableGuide } from './table.guide.tsx';
import type { TableColumn } from './table-column.ts';
import { Table } from './table.tsx';

const long = 'A name that no one can read in a column of a table, and that does not wrap';

const named: readonly TableColumn<Transfer>[] = [
  {
    key: 'kind',
    header: 'Type',
    isTitle: true,
    minWidth: 120,
    cell: ({ kind, id }) => (
      <Text tone="strong" truncate>
        {id === 2 ? long : kind}
      </Text>
    ),
  },
  ...transferColumns.slice(1),
];

const meta = preview.meta({
  title: 'Data/Table/Shape',
  component: Table<Transfer>,
  parameters: guided(tableGuide),
  args: {
    label: 'Transactions',
    columns: named,
    rows: transfers,
    rowKey: (row) => row.id,
    onOpen: fn(),
  },
});

const heights = (canvas: HTMLElement) =>
  Array.from(canvas.querySelectorAll('tr[data-index]'), (row) => row.getBoundingClientRect().height);

/** Rows under the names of their groups, whose titles are links that a new tab can be opened with. */
export const Grouped = meta.story({
  args: {
    groupOf: ({ sign }) => (sign === undefined ? 'Swept' : 'Moved'),
    groupNote: (group) => (group === 'Swept' ? 'by a rule' : null),
    rowHref: ({ id }) => `#${id}`,
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader', { name: /^(Moved|Swept)/ })).toHaveLength(2);
    // From right to left a note in Latin letters stands behind the name as well, and apart from it.
    canvasElement.dir = 'rtl';
    const name = document.createRange();
    name.selectNode(canvas.getByText('Swept').firstChild ?? canvasElement);
    const [at, note] = [name, canvas.getByText('by a rule')].map((part) => part.getBoundingClientRect());
    await expect((at?.left ?? 0) - (note?.right ?? 0)).toBeCloseTo(8);
    canvasElement.dir = 'ltr';
    await userEvent.click(canvas.getByRole('link', { name: 'Transfer' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

/** A name gives way and ends in an ellipsis, whole in its tooltip; every row is of one line. */
export const OneLine = meta.story({
  decorators: [(Story) => <div style={{ width: 640 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText(long);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name).toHaveAttribute('title', long);
    await expect(new Set(heights(canvasElement))).toEqual(new Set([44]));
  },
});

const address = '0x7Fa31cB04D5e82A6f9C1b3Ee60D2a894C7e5f1A2';

/** An address where a person decides: in as many lines as it needs, and never cut. */
export const ReadWhole = meta.story({
  args: {
    columns: [
      {
        key: 'to',
        header: 'Recipient',
        isTitle: true,
        whole: true,
        cell: () => <WholeAddress address={address} label="Recipient" />,
      },
      ...transferColumns.filter(({ key }) => key === 'amount'),
    ],
  },
  decorators: [(Story) => <div style={{ width: 420 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const cell = canvasElement.querySelector('td[data-whole]');
    const [shown] = canvas.getAllByRole('img', { name: /^Recipient/ });
    await expect(shown).toHaveTextContent(address);
    const right = cell?.getBoundingClientRect().right ?? 0;
    for (const group of shown?.querySelectorAll('span') ?? [])
      await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
});

/** How high rows are is chosen where the columns are. */
export const Densities = meta.story({
  render: function Chosen(args) {
    const [density, setDensity] = useState<Density>('default');
    const language = useLanguage() === 'zh-CN' ? 'zh-CN' : 'en-US';
    return (
      <UiProvider locale={language} density={density}>
        <Inline justify="end">
          <TableColumnsButton
            columns={transferColumns}
            layout={plainLayout}
            onLayout={fn()}
            density={density}
            onDensity={setDensity}
            defaultOpen
          />
        </Inline>
        <Table {...args} />
      </UiProvider>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    for (const [name, height] of [
      [word('tableDensityCompact'), 40],
      [word('tableDensityComfortable'), 52],
      [word('tableDensityDefault'), 44],
    ] as const) {
      await userEvent.click(await screen.findByRole('radio', { name }));
      await waitFor(() => expect(heights(canvasElement)).toContain(height));
    }
  },
});

/** Cards that begin with what counts: the amount, its state, and whom it went to. What has no value has no line. */
export const LedCards = meta.story({
  args: {
    rowActions: (_row, name) => (
      <RowMenu name={name} items={[{ id: 'speed-up', label: 'Speed up' }]} onAction={fn()} />
    ),
    columns: [
      { key: 'kind', header: 'Type', isTitle: true, cell: ({ kind }) => kind },
      ...transferColumns
        .filter(({ key }) => key !== 'kind' && key !== 'status')
        .map((column) => ({
          ...column,
          ...(column.key === 'amount' ? { card: 'lead' as const } : {}),
          ...(column.key === 'to' ? { card: 'about' as const } : {}),
          ...(column.key === 'time' ? { card: 'note' as const } : {}),
        })),
      {
        key: 'done',
        header: 'State',
        card: 'state',
        cell: () => <StatusTag tone="attention">Awaiting signature</StatusTag>,
      },
      { key: 'memo', header: 'Memo', cell: ({ id }) => (id === 2 ? 'Invoice 9' : missingNumber) },
    ],
  },
  decorators: [(Story) => <div style={{ width: 390 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    for (const height of heights(canvasElement)) await expect(height).toBeLessThan(198);
    for (const nothing of canvas.getAllByText(missingNumber)) await expect(nothing).not.toBeVisible();
    await expect(canvas.getByText('Invoice 9')).toBeVisible();
    const [first] = canvasElement.querySelectorAll('tr[data-index]');
    const top = (place: string) => first?.querySelector(place)?.getBoundingClientRect().top ?? Infinity;
    await expect(top("[data-card='lead']")).toBeLessThan(top('[data-title]'));
    // Whatever stands opposite the amount, its foot has room for both ends.
    const width = (place: string) => first?.querySelector(place)?.getBoundingClientRect().width ?? 0;
    // The amount has all the room that its state leaves.
    await expect(width("[data-card='state']") - width("[data-card='state'] [data-tone]")).toBeLessThan(9);
    await expect(width('[data-title]')).toBeGreaterThan(width("[data-card='lead']"));
  },
});

/** Cards that begin with their name: it has all the room that its state leaves. */
export const NamedCards = meta.story({
  args: {
    columns: [
      { key: 'kind', header: 'Type', isTitle: true, card: 'lead', cell: () => 'Grant contracts' },
      { key: 'to', header: 'To', card: 'about', cell: () => 'Northwind' },
      { key: 'at', header: 'Time', card: 'note', minWidth: 142, cell: () => '2026-11-20 09:28' },
      {
        key: 'done',
        header: 'State',
        card: 'state',
        cell: () => <StatusTag tone="attention">Awaiting signature</StatusTag>,
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 350 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [name, tag] = ['[data-title]', "[data-card='state'] [data-tone]"].map((part) =>
      canvasElement.querySelector(part)?.getBoundingClientRect(),
    );
    await expect((tag?.left ?? Infinity) - (name?.right ?? 0)).toBeLessThan(12);
    const note = canvasElement.querySelector("[data-card='note']");
    await expect(tag?.right).toBe(note?.getBoundingClientRect().right);
  },
});
