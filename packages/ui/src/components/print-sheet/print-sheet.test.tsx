import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { PrintSheet } from './print-sheet.tsx';

const sheet = { title: 'Invoice B-1', facts: [[{ label: 'Number', value: 'B-1' }]] };

describeConformance('PrintSheet', (props) => <PrintSheet {...sheet} {...props} />);

const tell = (event: 'beforeprint' | 'afterprint') => act(() => window.dispatchEvent(new Event(event)));

it('stands where it is put, and on a page of its own with its own name while it is printed', () => {
  document.title = 'Invoices';
  const { container } = render(<PrintSheet {...sheet} />);
  const where = () => screen.getByRole('article', { name: 'Invoice B-1' }).parentElement;
  expect(where()).toBe(container);
  tell('beforeprint');
  expect(where()).toBe(document.body);
  expect(document.title).toBe('Invoice B-1');
  tell('afterprint');
  expect(where()).toBe(container);
  expect(document.title).toBe('Invoices');
});

it('lists lines in a table with a text for each column, and other people’s text isolated', () => {
  const lines = {
    label: 'Lines',
    columns: [{ header: 'Item' }, { header: 'Amount', align: 'end' }] as const,
    rows: [['SOL \u202E003', '300']],
  };
  render(<PrintSheet {...sheet} lines={lines} />);
  const cells = within(screen.getByRole('table', { name: 'Lines' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('[U+202E]'), '300']);
});
