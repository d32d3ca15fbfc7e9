import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Banner } from './banner.tsx';

describeConformance(
  'Banner',
  (props) => (
    <Banner {...props} tone="running">
      Message
    </Banner>
  ),
  HTMLDivElement,
);

it('interrupts only for danger', () => {
  render(
    <>
      <Banner tone="attention">Soon</Banner>
      <Banner tone="danger">Rejected</Banner>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Rejected');
  expect(screen.getByRole('status').textContent).toBe('Soon');
});
