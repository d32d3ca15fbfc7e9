import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Badge } from './badge.tsx';

describeConformance('Badge', (props) => <Badge {...props} count={7} label="7 waiting" />, HTMLSpanElement);

it.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %s as %s', (count, shown) => {
  const { container } = render(<Badge count={count} label={`${count} waiting`} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(shown);
});
