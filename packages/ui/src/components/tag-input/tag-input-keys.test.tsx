import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { Form } from '../form/index.ts';
import { tagInputGuide } from './tag-input.guide.tsx';
import { TagInput } from './tag-input.tsx';

const sent = vi.fn();

function Example({ start }: { start: readonly string[] }) {
  const [value, setValue] = useState(start);
  return (
    <Form onSubmit={sent}>
      <TagInput label="Addresses" value={value} onChange={setValue} />
      <button type="submit">Save</button>
    </Form>
  );
}

function show(...start: string[]) {
  sent.mockClear();
  render(<Example start={start} />);
  box().focus();
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Addresses' });
const entries = () => screen.queryAllByRole('row').map((row) => row.textContent);
const expectEntry = (text: string) =>
  waitFor(() => expect(document.activeElement?.closest('[role=row]')?.textContent).toBe(text));

describeKeys(tagInputGuide, {
  'Ends an entry': async (press) => {
    show();
    await userEvent.keyboard('10.0.0.1');
    await press();
    await waitFor(() => expect(entries()).toEqual(['10.0.0.1']));
    expect(box().value).toBe('');
    expect(sent).not.toHaveBeenCalled();
  },
  'Submits the form, in an empty input': async (press) => {
    show('10.0.0.1');
    await press();
    expect(sent).toHaveBeenCalledOnce();
  },
  'Goes to the last entry, at the beginning of the input': async (press) => {
    show('a', 'b');
    await press();
    await expectEntry('b');
  },
  'Goes to the next entry, and behind the last to the input': async (press) => {
    show('a', 'b');
    await userEvent.keyboard('{ArrowLeft}');
    await expectEntry('b');
    await userEvent.keyboard('{ArrowLeft}');
    await expectEntry('a');
    await press();
    await expectEntry('b');
    await press();
    await waitFor(() => expect(document.activeElement).toBe(box()));
  },
  'Removes the entry that has the focus': async (press) => {
    show('a', 'b');
    await userEvent.keyboard('{ArrowLeft}');
    await expectEntry('b');
    await press();
    await waitFor(() => expect(entries()).toEqual(['a']));
  },
  'Returns the last entry for editing, in an empty input': async (press) => {
    show('a', 'b');
    await press();
    await waitFor(() => expect(entries()).toEqual(['a']));
    expect(box().value).toBe('b');
  },
});

it('changes left and right where lines run from right to left', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  show('a', 'b');
  await userEvent.keyboard('{ArrowRight}');
  await expectEntry('b');
  await userEvent.keyboard('{ArrowRight}');
  await expectEntry('a');
  await userEvent.keyboard('{ArrowLeft}');
  await expectEntry('b');
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(box()));
});
