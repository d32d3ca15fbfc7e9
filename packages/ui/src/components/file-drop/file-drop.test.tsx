import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Form } from '../form/index.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

describeConformance('FileDrop', (props) => (
  <FileDrop label="Addresses" items={[]} onFiles={vi.fn()} onRemove={vi.fn()} {...props} />
));

const send = vi.fn();
const show = (props: Partial<FileDropProps> = {}) =>
  render(
    <UiProvider locale="en-US">
      <Form onSubmit={send}>
        <FileDrop label="Addresses" items={[]} onFiles={vi.fn()} onRemove={vi.fn()} {...props} />
        <button type="submit">Send</button>
      </Form>
    </UiProvider>,
  );
const chooser = (container: HTMLElement) => {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('No file chooser');
  return input;
};
const item = { id: '1', name: 'recipients.csv', size: 2048 };

it('says in advance what fits, and ties it to the button', () => {
  show({ accept: ['.csv'], maxSize: 1024 });
  expect(screen.getByRole('button', { name: 'Choose a file', description: 'CSV · up to 1 kB' })).toBeTruthy();
});

it('gives on what fits, names the rest, and forgets about it with the next attempt', async () => {
  const give = vi.fn();
  const { container } = show({ accept: ['.csv'], onFiles: give, multiple: true });
  const user = userEvent.setup({ applyAccept: false });
  const fits = new File(['a'], 'a.csv');
  await user.upload(chooser(container), [new File(['x'], 'x.exe'), fits]);
  expect(give).toHaveBeenCalledExactlyOnceWith([fits]);
  expect(screen.getByText('“x.exe” rejected: only CSV')).toBeTruthy();
  await user.upload(chooser(container), [fits]);
  expect(screen.queryByText(/x\.exe/)).toBeNull();
});

it('does not call a file an error that was not taken', async () => {
  send.mockClear();
  const { container } = show({ accept: ['.csv'] });
  await userEvent.setup({ applyAccept: false }).upload(chooser(container), new File(['x'], 'x.exe'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  [{ required: true }, 'Add a file'],
  [{ items: [{ ...item, progress: 0.5 }] }, 'Wait until all files are uploaded'],
  [{ items: [{ ...item, error: 'No' }] }, 'Some files failed to upload. Retry or remove them'],
] as const)('keeps a form from being sent: %j', async (props, message) => {
  send.mockClear();
  show(props);
  expect(screen.queryByText(message)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(message)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }));
});

it.each([
  [{ ...item, progress: 'waiting' as const }, 'recipients.csv: Waiting'],
  [{ ...item, progress: 0.3 }, 'recipients.csv: Uploading'],
  [{ ...item, progress: 1 }, 'recipients.csv: Added'],
  [item, 'recipients.csv: Added'],
  [{ ...item, progress: 0.3, error: 'Line 7 has no address' }, 'recipients.csv: Line 7 has no address'],
])('says where a file stands', (file, words) => {
  show({ items: [file] });
  expect(screen.getByRole('status').textContent).toBe(words);
});

it('reports what is to be removed and what is to be sent again', async () => {
  const remove = vi.fn();
  const retry = vi.fn();
  show({ items: [{ ...item, error: 'No' }], onRemove: remove, onRetry: retry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry recipients.csv' }));
  expect(retry).toHaveBeenCalledExactlyOnceWith('1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove recipients.csv' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith('1');
});

it('R24: shows what is hidden in the name of a file as marks, in names of buttons too', async () => {
  const name = 'pay\u202evsc.exe';
  const { container } = show({
    accept: ['.csv'],
    multiple: true,
    items: [
      { ...item, name, error: 'No' },
      { ...item, id: '2', name, progress: 0.5 },
    ],
    onRetry: vi.fn(),
  });
  await userEvent.setup({ applyAccept: false }).upload(chooser(container), new File(['x'], name));
  expect(container.innerHTML).not.toMatch(/\p{Bidi_Control}/u);
  for (const button of ['Retry pay[U+202E]vsc.exe', 'Remove pay[U+202E]vsc.exe'])
    expect(screen.getAllByRole('button', { name: button })).not.toEqual([]);
  expect(screen.getByRole('progressbar', { name: 'pay[U+202E]vsc.exe' })).toBeTruthy();
  expect(screen.getByText('“pay[U+202E]vsc.exe” rejected: only CSV')).toBeTruthy();
});
