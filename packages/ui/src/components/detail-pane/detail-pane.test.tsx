import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { DrawerFooter } from '../drawer/index.ts';
import { DetailPane } from './detail-pane.tsx';

const nothing = () => undefined;

describeConformance('DetailPane', (props) => (
  <DetailPane {...props} title="Transfer" onClose={nothing}>
    1,200.50 USDT
  </DetailPane>
));

it('puts the actions of its content at its own foot', async () => {
  render(
    <DetailPane title="Transfer" onClose={nothing}>
      <DrawerFooter>
        <button type="button">Approve</button>
      </DrawerFooter>
    </DetailPane>,
  );
  const button = await screen.findByRole('button', { name: 'Approve' });
  expect(screen.getByRole('group', { name: 'Transfer' }).contains(button)).toBe(false);
  expect(screen.getByRole('region', { name: 'Transfer' }).contains(button)).toBe(true);
});
