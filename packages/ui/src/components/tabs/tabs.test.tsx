import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/describe-conformance.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'assets', label: 'Assets' },
  { id: 'nft', label: 'NFT', count: 3 },
  { id: 'addresses', label: 'Addresses' },
];

function Centre({ from = 'assets' }: { from?: string }) {
  const [selected, select] = useState(from);
  return (
    <Tabs label="Wallet" items={items} selected={selected} onSelect={select}>
      Panel of {selected}
    </Tabs>
  );
}

describeConformance('Tabs', (props) => (
  <Tabs {...props} label="Wallet" items={items} selected="nft" onSelect={() => undefined} />
));

it('shows the panel of the selected tab, named by it', async () => {
  render(<Centre />);
  await userEvent.click(screen.getByRole('tab', { name: 'NFT 3' }));
  const panel = screen.getByRole('tabpanel', { name: 'NFT 3' });
  expect(panel.textContent).toBe('Panel of nft');
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
});

it('is one stop of the Tab key; arrows, Home and End move, wrap around and select', async () => {
  render(<Centre />);
  const steps = [
    ['{ArrowRight}', 'NFT 3'],
    ['{End}', 'Addresses'],
    ['{ArrowRight}', 'Assets'],
    ['{ArrowLeft}', 'Addresses'],
    ['{Home}', 'Assets'],
  ] as const;
  await userEvent.tab();
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    const tab = screen.getByRole('tab', { name });
    expect(document.activeElement).toBe(tab);
    expect(tab.getAttribute('aria-selected')).toBe('true');
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('stays reachable when the selected tab is gone', async () => {
  render(<Centre from="inscriptions" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Assets' }));
});
