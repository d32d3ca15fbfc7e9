import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { CardGrid } from './card-grid.tsx';

describeConformance('CardGrid', (props) => <CardGrid {...props}>Content</CardGrid>, HTMLUListElement);

it('makes an item of each child and none of a missing one', () => {
  render(
    <CardGrid>
      <p>Treasury</p>
      {null}
      <p>Payroll</p>
    </CardGrid>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Treasury', 'Payroll']);
});
