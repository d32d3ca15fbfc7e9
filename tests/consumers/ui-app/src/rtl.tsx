import {
  Amount,
  AppFrame,
  Button,
  Drawer,
  Menu,
  Page,
  Pagination,
  Segmented,
  Select,
  SideNavigation,
  Stack,
  Switch,
  Table,
  Tabs,
  TextField,
  TopBar,
  Tree,
  UiPageProvider,
  WholeAddress,
  type TableColumn,
} from '@mpc/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { arabic } from './arabic.ts';
import { payments, type Payment } from './payments.ts';
import { Parts } from './rtl-parts.tsx';

const column = (key: string): TableColumn<Payment> => ({
  key,
  header: `عمود ${key}`,
  cell: ({ amount, symbol }) => <Amount value={amount} symbol={symbol} sign="-" />,
  width: '260px',
});

const columns: TableColumn<Payment>[] = [
  { key: 'recipient', header: 'المستلم', fixed: true, width: '200px', cell: ({ recipient }) => recipient },
  ...['1', '2', '3', '4', '5'].map(column),
  { key: 'end', header: 'الحالة', fixed: 'end', width: '120px', cell: () => 'مكتمل' },
];

const tabs = [
  { id: 'one', label: 'الأول' },
  { id: 'two', label: 'الثاني' },
  { id: 'three', label: 'الثالث' },
];

function Wallet() {
  const [tab, setTab] = useState('one');
  const [view, setView] = useState('one');
  const [on, setOn] = useState(true);
  const [page, setPage] = useState(2);
  const [coin, setCoin] = useState<'BTC' | 'ETH' | null>('BTC');
  const [note, setNote] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <Page title="المحفظة" action={<Button onClick={() => setOpen(true)}>تفاصيل</Button>}>
      <Stack>
        <Tabs label="العروض" items={tabs} selected={tab} onSelect={setTab}>
          <Segmented label="العرض" items={tabs} selected={view} onSelect={setView} />
        </Tabs>
        <Tree label="الشجرة" items={[{ id: 'a', content: 'أصل', items: [{ id: 'b', content: 'فرع' }] }]} />
        <Switch checked={on} onChange={setOn}>
          إشعارات
        </Switch>
        <Select
          label="العملة"
          options={[
            { id: 'BTC', label: 'BTC' },
            { id: 'ETH', label: 'ETH' },
          ]}
          value={coin}
          onChange={setCoin}
        />
        <TextField label="ملاحظة" value={note} onChange={setNote} required />
        <Menu
          label="المزيد"
          trigger={<Button>المزيد</Button>}
          items={[{ id: 'export', label: 'تصدير البيانات إلى ملف' }]}
          onAction={() => {}}
        />
        <Table
          label="التحويلات"
          columns={columns}
          rows={payments}
          rowKey={({ id }) => id}
          rowActions={({ recipient }) => (
            <>
              <Button size="small">{`نعم ${recipient}`}</Button>
              <Button size="small">{`لا ${recipient}`}</Button>
            </>
          )}
        />
        <Pagination page={page} pageSize={10} count={60} onPage={setPage} />
        <WholeAddress address="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" />
        <Parts />
      </Stack>
      <Drawer open={open} title="تفاصيل التحويل" onBack={() => setOpen(false)} onClose={() => setOpen(false)}>
        <Amount value="1200.5" symbol="USDT" />
      </Drawer>
    </Page>
  );
}

const place = { id: 'wallet', label: 'المحفظة', icon: '¤', href: '/', current: true };
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <UiPageProvider locale={arabic} theme={location.search.includes('dark') ? 'dark' : 'light'}>
    <AppFrame
      navigation={<SideNavigation label="التنقل" groups={[{ id: 'all', items: [place] }]} />}
      topBar={<TopBar breadcrumb={[{ label: 'المحفظة' }]} />}
    >
      <Wallet />
    </AppFrame>
  </UiPageProvider>,
);
