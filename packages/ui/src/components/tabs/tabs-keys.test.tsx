import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { describeKeys } from '../../internal/describe-keys.ts';
import { tabsGuide } from './tabs.guide.tsx';
import { Tabs } from './tabs.tsx';

const items = ['Assets', 'NFT', 'Addresses'].map((label) => ({ id: label, label }));

function Example({ start }: { start: string }) {
  const [selected, select] = useState(start);
  return (
    <Tabs label="Wallet" items={items} selected={selected} onSelect={select}>
      Panel of {selected}
    </Tabs>
  );
}

function show(start: string) {
  render(<Example start={start} />);
  screen.getByRole('tab', { name: start }).focus();
}

function expectSelected(name: string) {
  const tab = screen.getByRole('tab', { name, selected: true });
  expect(document.activeElement).toBe(tab);
  expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`Panel of ${name}`);
}

describeKeys(tabsGuide, {
  'Selects the next tab, and after the last the first': async (press) => {
    show('NFT');
    await press();
    expectSelected('Addresses');
    await press();
    expectSelected('Assets');
  },
  'Selects the previous tab, and before the first the last': async (press) => {
    show('NFT');
    await press();
    expectSelected('Assets');
    await press();
    expectSelected('Addresses');
  },
  'Selects the first tab': async (press) => {
    show('Addresses');
    await press();
    expectSelected('Assets');
  },
  'Selects the last tab': async (press) => {
    show('Assets');
    await press();
    expectSelected('Addresses');
  },
  'Goes to the panel': async (press) => {
    show('Assets');
    await press();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  },
});
