import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Donut } from './donut.tsx';
import { shares } from './shares.ts';

const slices = [
  { key: 'hot', label: 'Hot', value: '750.00', color: 'teal' },
  { key: 'cold', label: 'Cold', value: '250.00', color: 'navy' },
];

describeConformance('Donut', (props) => <Donut {...props} label="Assets" slices={slices} />);

it('says in a table what the ring shows', () => {
  render(
    <UiProvider locale="en-US">
      <Donut label="Assets" slices={slices} center="$1,000" />
    </UiProvider>,
  );
  const table = screen.getByRole('table', { name: 'Assets' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['NameValueShare', 'Hot$750.0075.00%', 'Cold$250.0025.00%']);
  expect(document.querySelectorAll('circle')).toHaveLength(2);
});

it('draws an empty ring when there is nothing to share', () => {
  render(<Donut label="Assets" slices={[]} />);
  expect(document.querySelectorAll('circle')).toHaveLength(1);
});

describe('shares', () => {
  it.each([
    ['thirds that add up', ['1', '1', '1'], [3334, 3333, 3333]],
    ['figures of any length', ['90071992547409910000000001', '90071992547409910000000001'], [5000, 5000]],
    ['different fractions', ['0.5', '0.250', '.25'], [5000, 2500, 2500]],
    ['a sliver beside a mountain', ['0.00000001', '1000000'], [0, 10_000]],
    ['nothing at all', ['0', '0.00'], [0, 0]],
    ['what has no share', ['-5', 'x', '5'], [0, 0, 10_000]],
    ['no slices', [], []],
  ])('divides %s', (_, values, expected) => {
    expect(shares(values)).toEqual(expected);
  });
});
