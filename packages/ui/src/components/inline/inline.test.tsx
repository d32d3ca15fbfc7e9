import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Inline } from './inline.tsx';

describeConformance('Inline', (props) => <Inline {...props}>Content</Inline>, HTMLDivElement);

it.each([
  [undefined, 'wrap'],
  [false, 'nowrap'],
])('with wrap %s it is %s', (wrap, written) => {
  const { container } = render(<Inline {...(wrap === undefined ? {} : { wrap })}>Content</Inline>);
  expect(getComputedStyle(container.firstElementChild as Element).flexWrap).toBe(written);
});
