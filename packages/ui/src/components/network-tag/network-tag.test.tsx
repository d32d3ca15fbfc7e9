import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { NetworkTag } from './network-tag.tsx';

describeConformance(
  'NetworkTag',
  (props) => <NetworkTag {...props} name="TRON (TRC20)" symbol="TRX" />,
  HTMLSpanElement,
);

it('reads as the name alone: the mark is a picture', () => {
  render(<NetworkTag name="TRON (TRC20)" symbol="TRX" />);
  expect(screen.getByText('T').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('TRON (TRC20)')).toBeDefined();
});

it('can be removed by its name', () => {
  render(
    <UiProvider locale="en-US">
      <NetworkTag name="TRON" symbol="TRX" onRemove={vi.fn()} />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Remove TRON' })).toBeDefined();
});
