import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { Skeleton } from './skeleton.tsx';

describeConformance('Skeleton', (props) => <Skeleton {...props} shape="rows" />, HTMLDivElement);

it('says once that it is loading, however many parts it shows', () => {
  render(
    <UiProvider locale="en-US">
      <Skeleton shape="rows" count={7} />
    </UiProvider>,
  );
  const skeleton = screen.getByRole('status');
  expect(skeleton.textContent).toBe('Loading');
  expect(skeleton.getAttribute('aria-busy')).toBe('true');
  expect(skeleton.querySelectorAll('[aria-hidden]')).toHaveLength(7);
});
