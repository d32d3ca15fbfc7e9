import { App, Button, ConfigProvider, Drawer, Form, Input, Modal, Select, Table, Tabs } from 'antd';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, makeRows } from './rows.ts';

const rows = makeRows(20);
const theirs = columns.map(({ key, header }) => ({ key, title: header, dataIndex: key }));

function Screen() {
  const { message } = App.useApp();
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const form = (
    <Form layout="vertical" onFinish={() => void message.success('Saved')}>
      <Form.Item name="name" label="name" rules={[{ required: true, max: 20 }]}>
        <Input />
      </Form.Item>
      <Form.Item name="memo" label="memo" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="mail" label="mail" rules={[{ required: true, type: 'email' }]}>
        <Input />
      </Form.Item>
      <Button htmlType="submit" type="primary">
        Save
      </Button>
    </Form>
  );
  return (
    <>
      <Select aria-label="Chain" options={['BTC', 'ETH', 'TRON'].map((value) => ({ value, label: value }))} />
      <Tabs
        items={[
          {
            key: 'table',
            label: 'Table',
            children: <Table rowKey="id" columns={theirs} dataSource={rows} pagination={false} />,
          },
          { key: 'form', label: 'Form', children: form },
        ]}
      />
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Modal open={open === 'dialog'} onCancel={() => setOpen(null)} title="Dialog">
        Content
      </Modal>
      <Drawer open={open === 'drawer'} onClose={() => setOpen(null)} title="Drawer">
        Content
      </Drawer>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <ConfigProvider>
      <App>
        <Screen />
      </App>
    </ConfigProvider>
  </StrictMode>,
);
