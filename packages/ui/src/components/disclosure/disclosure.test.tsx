import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Disclosure } from './disclosure.tsx';

describeConformance('Disclosure', (props) => (
  <Disclosure {...props} summary="Details">
    Paid 9 times
  </Disclosure>
));

it('is closed until it is asked for, and stays as the reader left it', () => {
  const { rerender } = render(<Disclosure summary="Details">Paid once</Disclosure>);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  expect(details.open).toBe(false);
  details.open = true;
  rerender(<Disclosure summary="Details">Paid twice</Disclosure>);
  expect(details.open).toBe(true);
});
