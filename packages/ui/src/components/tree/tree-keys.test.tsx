import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKeys } from '../../internal/describe-keys.ts';
import { treeGuide } from './tree.guide.tsx';
import { Tree } from './tree.tsx';

async function show(start: string) {
  render(
    <>
      <button>Before</button>
      <Tree
        label="Messages"
        items={[
          { id: 'a', content: 'Called', items: [{ id: 'b', content: 'Paid' }] },
          { id: 'c', content: 'Changed' },
        ]}
      />
    </>,
  );
  screen.getByRole('button').focus();
  if (start === 'Before') return;
  await userEvent.keyboard('{Tab}');
  while (document.activeElement !== item(start)) await userEvent.keyboard('{ArrowDown}');
}
const item = (name: string) => screen.getByRole('treeitem', { name });
const expectFocus = (name: string) => expect(document.activeElement).toBe(item(name));
const expanded = () => item('Called').getAttribute('aria-expanded');

describeKeys(treeGuide, {
  'Goes to the tree': async (press) => {
    await show('Before');
    await press();
    expectFocus('Called');
  },
  'Goes to the next item in sight': async (press) => {
    await show('Called');
    await press();
    expectFocus('Paid');
  },
  'Goes to the previous item in sight': async (press) => {
    await show('Changed');
    await press();
    expectFocus('Paid');
  },
  'Goes to the first item': async (press) => {
    await show('Changed');
    await press();
    expectFocus('Called');
  },
  'Goes to the last item in sight': async (press) => {
    await show('Called');
    await press();
    expectFocus('Changed');
  },
  'Collapses the item, or goes to the one above it': async (press) => {
    await show('Paid');
    await press();
    expectFocus('Called');
    await press();
    expect(expanded()).toBe('false');
  },
  'Opens the item, or goes to the first one below it': async (press) => {
    await show('Called');
    item('Called').click();
    await waitFor(() => expect(expanded()).toBe('false'));
    await press();
    expect(expanded()).toBe('true');
    await press();
    expectFocus('Paid');
  },
  'Opens and collapses the item': async (press) => {
    await show('Called');
    await press();
    expect(expanded()).toBe('false');
    await press();
    expect(expanded()).toBe('true');
  },
});
