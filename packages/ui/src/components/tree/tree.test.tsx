import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Tree } from './tree.tsx';

const items = [
  {
    id: 'a',
    content: 'Wallet called',
    items: [{ id: 'b', content: 'Paid', items: [{ id: 'c', content: 'Told' }] }],
  },
  { id: 'd', content: 'Change' },
];

describeConformance('Tree', (props) => <Tree {...props} label="Messages" items={items} />, HTMLUListElement);

const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const focused = () => document.activeElement?.textContent;

it('is one stop for Tab, and its arrow keys go through what is in sight', async () => {
  const person = userEvent.setup();
  render(<Tree label="Messages" items={items} />);
  await person.tab();
  expect(focused()).toBe('Wallet called');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Told');
  await person.keyboard('{End}');
  expect(focused()).toBe('Change');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Change');
  await person.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('Wallet called');
  await person.tab();
  expect(document.activeElement).toBe(document.body);
});

it('collapses with the left arrow, opens with the right one, and goes up and down by them', async () => {
  const person = userEvent.setup();
  render(<Tree label="Messages" items={items} />);
  await person.tab();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe('Paid');
  await person.keyboard('{ArrowLeft}');
  expect(names()).toEqual(['Wallet called', 'Paid', 'Change']);
  expect(document.activeElement?.getAttribute('aria-level')).toBe('2');
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  await person.keyboard('{Enter}');
  expect(names()).toEqual(['Wallet called', 'Paid', 'Told', 'Change']);
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Wallet called');
});

it('is collapsed by a click, and can still be reached where what had the focus is out of sight', async () => {
  const person = userEvent.setup();
  render(<Tree label="Messages" items={items} />);
  await person.click(screen.getByText('Told'));
  await person.click(screen.getByText('Wallet called'));
  expect(names()).toEqual(['Wallet called', 'Change']);
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(screen.getByRole('treeitem', { name: 'Wallet called' })).toBe(document.activeElement);
});

it('goes on from the item that got the focus by other means than its keys', async () => {
  const person = userEvent.setup();
  render(<Tree label="Messages" items={items} />);
  act(() => screen.getByRole('treeitem', { name: 'Told' }).focus());
  await person.keyboard('{ArrowUp}');
  expect(focused()).toBe('Paid');
  act(() => screen.getByRole('treeitem', { name: 'Told' }).focus());
  await person.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  expect(focused()).toBe('Told');
});
