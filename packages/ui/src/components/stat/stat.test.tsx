import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Stat } from './stat.tsx';
import { SummaryCards } from './summary-cards.tsx';

describeConformance('Stat', (props) => <Stat {...props} label="Waiting" value="4" />, HTMLDListElement);
describeConformance('SummaryCards', (props) => <SummaryCards {...props} />, HTMLDivElement);

it('ties the number to its name', () => {
  render(<Stat label="Awaiting approval" value="4" hint="$1.21M" />);
  expect(screen.getByRole('term').textContent).toBe('Awaiting approval');
  expect(screen.getAllByRole('definition').map((part) => part.textContent)).toEqual(['4', '$1.21M']);
});
