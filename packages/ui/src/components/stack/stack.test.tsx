import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Stack } from './stack.tsx';

describeConformance('Stack', (props) => <Stack {...props}>Content</Stack>, HTMLDivElement);

it('takes its gap from the spaces of the theme', () => {
  const { container } = render(<Stack gap="xs">Content</Stack>);
  expect(getComputedStyle(container.firstElementChild as Element).gap).toBe('4px');
});
