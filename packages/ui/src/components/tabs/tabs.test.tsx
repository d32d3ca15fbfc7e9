import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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

it('leaves to the browser what opens a new tab or goes back', async () => {
  const select = vi.fn();
  render(
    <Tabs
      label="Wallet"
      items={items.map((item) => ({ ...item, href: `?tab=${item.id}` }))}
      selected="assets"
      onSelect={select}
    />,
  );
  const tab = screen.getByRole('tab', { name: 'NFT 3' });
  expect(tab.getAttribute('href')).toBe('?tab=nft');

  const newTab = createEvent.click(tab, { ctrlKey: true });
  // What a browser does by itself; the simulated one would leave the page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let taken = true;
  tab.parentElement?.addEventListener('click', (event) => (taken = event.defaultPrevented), { once: true });
  fireEvent(tab, newTab);
  expect(taken).toBe(false);
  fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true });
  expect(select).not.toHaveBeenCalled();

  await userEvent.click(tab);
  expect(select).toHaveBeenCalledExactlyOnceWith('nft');
});
