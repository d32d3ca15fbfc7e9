import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Card } from './card.tsx';

describeConformance('Card', (props) => <Card {...props}>Content</Card>, HTMLDivElement);

it('has a heading only where it has a title', () => {
  const { rerender } = render(<Card action="Verify">Content</Card>);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<Card title="Key recovery">Content</Card>);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Key recovery');
});
