import {
  Button,
  Dialog,
  Drawer,
  Form,
  Select,
  Stack,
  Table,
  Tabs,
  TextField,
  toasts,
  ToastRegion,
  UiProvider,
} from '@mpc/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, makeRows } from './rows.ts';

const rows = makeRows(20);
const ours = columns.map(({ key, header }) => ({ key, header, cell: (row: (typeof rows)[0]) => row[key] }));

function Screen() {
  const [tab, setTab] = useState('table');
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [chain, setChain] = useState<string | null>(null);
  const [values, setValues] = useState({ name: '', memo: '', mail: '' });
  const field = (name: keyof typeof values) => ({
    label: name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    required: true,
  });
  return (
    <Stack>
      <Select
        label="Chain"
        value={chain}
        onChange={setChain}
        options={['BTC', 'ETH', 'TRON'].map((id) => ({ id, label: id }))}
      />
      <Tabs
        label="Views"
        items={[
          { id: 'table', label: 'Table' },
          { id: 'form', label: 'Form' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'table' ? (
          <Table label="Transactions" columns={ours} rows={rows} rowKey={(row) => row.id} />
        ) : (
          <Form onSubmit={() => toasts.show({ tone: 'success', message: 'Saved' })}>
            <TextField {...field('name')} limit={20} />
            <TextField {...field('memo')} />
            <TextField
              {...field('mail')}
              check={(text) => (text.includes('@') ? null : { level: 'error', message: 'No e-mail address' })}
            />
            <Button type="submit" variant="primary">
              Save
            </Button>
          </Form>
        )}
      </Tabs>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Dialog open={open === 'dialog'} onClose={() => setOpen(null)} title="Dialog">
        Content
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={() => setOpen(null)} title="Drawer">
        Content
      </Drawer>
    </Stack>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <UiProvider locale="en-US">
      <Screen />
      <ToastRegion />
    </UiProvider>
  </StrictMode>,
);
