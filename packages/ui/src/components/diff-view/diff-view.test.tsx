import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { lookAlike, stateOf, type DiffItem } from './diff-item.ts';
import { DiffView } from './diff-view.tsx';

const items: DiffItem[] = [
  { key: 'name', label: 'Name', before: 'Vendors', after: 'Vendors' },
  { key: 'limit', label: 'Limit', before: '50', after: '250' },
  { key: 'delay', label: 'Delay', after: '24 hours' },
  { key: 'kyt', label: 'Risk', before: 'High' },
];

describeConformance('DiffView', (props) => <DiffView {...props} label="Change" items={items} />);

const show = (items: DiffItem[]) =>
  render(
    <UiProvider locale="en-US">
      <DiffView label="Change" items={items} />
    </UiProvider>,
  );
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('says of each field what happened to it, and which value is which', () => {
  show(items);
  expect(screen.getByRole('list', { name: 'Change' })).toBeTruthy();
  expect(rows()).toEqual([
    'LimitChangedBefore50After250',
    'DelayAddedBeforeNot setAfter24 hours',
    'RiskRemovedBeforeHighAfterNot set',
  ]);
  expect(screen.getByText('50').closest('del')).toBeTruthy();
  expect(screen.getByText('250').closest('ins')).toBeTruthy();
});

it('shows what stays at its place, and hides it again', async () => {
  show(items);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 unchanged' }));
  expect(rows()[0]).toBe('NameUnchangedVendors');
  await userEvent.click(screen.getByRole('button', { name: 'Hide unchanged' }));
  expect(rows()).toHaveLength(3);
});

it('says that nothing changes', () => {
  show(items.slice(0, 1));
  expect(screen.getByText('No changes')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('never shortens an address', () => {
  const [one, other] = ['0x7Fa31cB04D5e82A6f9C1b3Ee60D2a894C7e5f1A2', 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1'];
  show([{ key: 'address', label: 'Address', kind: 'address', before: one, after: other }]);
  expect(screen.getByRole('listitem').querySelector('del')?.textContent).toBe(one);
  expect(screen.getByRole('listitem').querySelector('ins')?.textContent).toBe(other);
});

it('marks the words of a long text that went and came', () => {
  show([{ key: 'rule', label: 'Rule', kind: 'text', before: 'one apple\nend', after: 'two apple\nend' }]);
  const row = within(screen.getByRole('listitem'));
  expect(row.getByText('one').tagName).toBe('DEL');
  expect(row.getByText('two').tagName).toBe('INS');
});

describe('the state of a field', () => {
  it.each([
    [undefined, undefined, 'unchanged'],
    ['', undefined, 'unchanged'],
    ['a', 'a', 'unchanged'],
    ['', 'a', 'added'],
    ['a', undefined, 'removed'],
    ['a', 'b', 'changed'],
    [{ text: 'a', show: 'A' }, 'a', 'unchanged'],
  ])('from %j to %j is %s', (before, after, state) => {
    expect(stateOf({ before, after })).toBe(state);
  });
});

it('takes addresses of one length with the same head or tail for look-alikes', () => {
  expect(lookAlike('TQ8vaaaaK1', 'TQ8vbbbbZ9')).toBe(true);
  expect(lookAlike('AAAAbbbbCCCC', 'ZZZZbbbbCCCC')).toBe(true);
  expect(lookAlike('TQ8vaaaaK1', 'TQ8vbbbbZ')).toBe(false);
  expect(lookAlike('AAAAbbbb', 'ZZZZcccc')).toBe(false);
});
