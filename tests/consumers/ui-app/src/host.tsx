import { Button, Drawer, Menu, Select, UiProvider, type UiProviderProps } from '@mpc/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const coins = [
  { id: 'BTC', label: 'BTC' },
  { id: 'ETH', label: 'ETH' },
];

function Wallet({ name }: { name: string }) {
  const [coin, setCoin] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={name}>
      <p className="box">A box in {name}</p>
      <Select label="Coin" options={coins} value={coin} onChange={setCoin} />
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        items={[{ id: 'export', label: 'Export CSV' }]}
        onAction={() => setOpen(true)}
      />
      <Drawer open={open} title={name} onClose={() => setOpen(false)}>
        <Menu
          label="In the drawer"
          trigger={<Button>Inside</Button>}
          items={[{ id: 'a', label: 'Address' }]}
          onAction={() => setOpen(false)}
        />
      </Drawer>
    </section>
  );
}

/** A part of the host page. */
function show(id: string, look: Omit<UiProviderProps, 'children'>) {
  const root = document.getElementById(id);
  if (root === null) throw new Error(`The page has no ${id}`);
  createRoot(root).render(
    <UiProvider {...look}>
      <Wallet name={id} />
    </UiProvider>,
  );
}

show('light', { locale: 'en-US' });
show('dark', { locale: 'zh-CN', theme: 'dark', density: 'compact' });
