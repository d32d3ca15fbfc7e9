import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Page } from './page.tsx';

describeConformance('Page', (props) => <Page {...props} title="Transactions" />, HTMLDivElement);

it('has one first-level heading, which is its title alone', () => {
  render(<Page title="Transactions" status="Normal" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transactions');
});
