import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { PrintSheet } from './print-sheet.tsx';

const sheet = { title: 'Invoice B-1', facts: [[{ label: 'Number', value: 'B-1' }]] };

describeConformance('PrintSheet', (props) => <PrintSheet {...sheet} {...props} />);

function tell(event: 'beforeprint' | 'afterprint'): void {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
}

const place = () => screen.getByRole('article', { name: 'Invoice B-1' }).parentElement;

it('stands where it is put, and on a page of its own with its own name while it is printed', () => {
  document.title = 'Invoices';
  const { container } = render(<PrintSheet {...sheet} />);
  expect(place()).toBe(container);
  tell('beforeprint');
  expect(place()).toBe(document.body);
  expect(document.title).toBe('Invoice B-1');
  tell('afterprint');
  expect(place()).toBe(container);
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
