import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { SplitPane } from './split-pane.tsx';

describeConformance(
  'SplitPane',
  (props) => (
    <SplitPane {...props} side="Side" sideLabel="Sub-wallets">
      Content
    </SplitPane>
  ),
  HTMLDivElement,
);

it('leaves all the room to the content where nothing stands beside it', () => {
  render(
    <SplitPane side={null} sideLabel="Request" sidePlace="end">
      Content
    </SplitPane>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('Content')).toBeTruthy();
});

it('names its side', () => {
  render(<SplitPane side="Main sub-wallet" sideLabel="Sub-wallets" />);
  expect(screen.getByRole('region', { name: 'Sub-wallets' }).textContent).toBe('Main sub-wallet');
});
