import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Tag } from './tag.tsx';

describeConformance(
  'Tag',
  (props) => (
    <Tag {...props} tone="success">
      Done
    </Tag>
  ),
  HTMLSpanElement,
);

it('carries its tone where a test can see it', () => {
  render(
    <Tag tone="idle" outlined>
      Cancelled
    </Tag>,
  );
  const tag = screen.getByText('Cancelled');
  expect(tag.dataset['tone']).toBe('idle');
  expect('outlined' in tag.dataset).toBe(true);
});
