import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

describeConformance('Tooltip', (props) => (
  <Tooltip {...props} content="Amount and fee">
    <Button>Frozen</Button>
  </Tooltip>
));

it('describes what has the focus, until Escape', async () => {
  render(
    <Tooltip content="Amount and fee">
      <Button>Frozen</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('Amount and fee');
  expect(screen.getByRole('button', { description: 'Amount and fee' })).toBe(document.activeElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
