import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { OutsidePage } from './outside-page.tsx';

describeConformance('OutsidePage', (props) => <OutsidePage {...props} title="Sign in" />);

it('is the page: one main landmark with one heading', () => {
  render(<OutsidePage title="Sign in" description="Choose who you are." />);
  expect(screen.getByRole('main').contains(screen.getByRole('heading', { level: 1, name: 'Sign in' }))).toBe(
    true,
  );
  expect(screen.getByText('Choose who you are.')).toBeTruthy();
});
