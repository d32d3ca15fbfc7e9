import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Spinner } from './spinner.tsx';

describeConformance('Spinner', (props) => <Spinner {...props} label="Reading the rules" />);

it('says what is awaited, seen or not', () => {
  render(
    <>
      <Spinner label="Reading the rules" />
      <Spinner label="Reading the rules" bare />
    </>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Reading the rules',
    'Reading the rules',
  ]);
});
