import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { StatusTag } from './status-tag.tsx';

describeConformance(
  'StatusTag',
  (props) => (
    <StatusTag {...props} tone="success">
      Done
    </StatusTag>
  ),
  HTMLSpanElement,
);

it('carries its tone where a test can see it', () => {
  render(
    <StatusTag tone="idle" outlined>
      Canceled
    </StatusTag>,
  );
  const tag = screen.getByText('Canceled');
  expect(tag.dataset['tone']).toBe('idle');
  expect('outlined' in tag.dataset).toBe(true);
});
