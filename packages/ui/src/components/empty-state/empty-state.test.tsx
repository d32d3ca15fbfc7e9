import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { EmptyState } from './empty-state.tsx';

describeConformance('EmptyState', (props) => <EmptyState {...props} title="Nothing yet" />, HTMLDivElement);

it('offers the next step', () => {
  render(<EmptyState title="No addresses yet" action={<button type="button">Add address</button>} />);
  expect(screen.getByRole('button', { name: 'Add address' })).toBeDefined();
});
