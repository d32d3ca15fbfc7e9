import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Stack } from '../stack/index.ts';
import { fileDropGuide } from './file-drop.guide.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

function Live(props: FileDropProps) {
  const [items, setItems] = useState(props.items);
  return (
    <FileDrop
      {...props}
      items={items}
      onFiles={(files) => {
        props.onFiles(files);
        setItems([...items, ...files.map(({ name, size }) => ({ id: name, name, size, progress: 0.4 }))]);
      }}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onRetry={(id) =>
        setItems(
          items.map((item) => (item.id === id ? { ...item, error: undefined, progress: 'waiting' } : item)),
        )
      }
    />
  );
}

const give = fn<FileDropProps['onFiles']>();
const megabyte = 1024 * 1024;
const every: FileDropProps['items'] = [
  { id: '1', name: 'recipients-november.csv', size: 18_400 },
  { id: '2', name: 'recipients-october.csv', size: 4.2 * megabyte, progress: 0.62 },
  { id: '3', name: 'recipients-september.csv', size: 21_000, progress: 'waiting' },
  {
    id: '4',
    name: 'recipients-august.csv',
    size: 22_300,
    error: 'Line 7 has no address. Correct it and retry.',
  },
];

const none: FileDropProps['items'] = [];
const tables: NonNullable<FileDropProps['accept']> = ['.csv', '.xlsx'];

const meta = preview.meta({
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: guided(fileDropGuide),
  args: {
    label: 'Addresses',
    items: none,
    accept: tables,
    maxSize: 5 * megabyte,
    multiple: true,
    onFiles: give,
    onRemove: () => undefined,
    onRetry: () => undefined,
  },
  beforeEach: () => {
    give.mockClear();
  },
  render: (props) => <Live {...props} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
});

/** Nothing yet; what fits is said in advance. */
export const Empty = meta.story({});

/** One file only. */
export const One = meta.story({ args: { multiple: false } });

/** Files at every stage. */
export const Underway = meta.story({
  args: { items: every },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'recipients-october.csv' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
});

/** The same in Chinese and in the dark theme. */
export const Chinese = Underway.extend({
  args: { label: '地址文件' },
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('等待上传')).toBeVisible();
  },
});

/** What does not fit is named with the reason; what fits is taken. */
export const Refused = meta.story({
  play: async ({ canvasElement, userEvent, canvas }) => {
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (chooser === null) throw new Error('No file chooser');
    // As a person can, with "all files" chosen in the browser's window.
    chooser.removeAttribute('accept');
    await userEvent.upload(chooser, [
      new File(['a,b'], 'recipients.csv'),
      new File(['x'], 'holiday.png'),
      new File([new Uint8Array(6 * megabyte)], 'everything.csv'),
      new File([], 'nothing.csv'),
    ]);
    await waitFor(() => expect(give).toHaveBeenCalledOnce());
    await expect(give.mock.lastCall?.[0].map((file) => file.name)).toEqual(['recipients.csv']);
    await expect(canvas.getByText(new RegExp(`holiday\\.png.*CSV${word('listComma')}XLSX`))).toBeVisible();
    await expect(canvas.getByText(/everything\.csv.*6 MB.*5 MB/)).toBeVisible();
    await expect(canvas.getByText(/nothing\.csv/)).toBeVisible();
  },
});

/** Every stop by Tab; a removed file leaves the focus with its neighbor, the last one with the button. */
export const Keyboard = meta.story({
  args: { items: every.slice(0, 2), multiple: false },
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: word('fileChoose') });
    await userEvent.tab();
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /november/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /october/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** What failed is sent again; it says that it waits. */
export const Retried = meta.story({
  args: { items: every.slice(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(word('retryNamed', { name: '.+' })) }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(word('fileWaiting'));
  },
});

/** Every look at once. */
export const Permutations = meta.story({
  render: (props) => (
    <Stack gap="l">
      <Live {...props} label="Empty" />
      <Live {...props} label="Without limits" accept={undefined} maxSize={undefined} multiple={false} />
      <Live {...props} label="With an error" required error="Add the addresses first." />
      <Live {...props} label="Disabled" disabled items={every.slice(0, 1)} />
      <Live {...props} label="At every stage" items={every} description="One address a line." />
    </Stack>
  ),
});
