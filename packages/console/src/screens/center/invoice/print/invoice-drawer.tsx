import type { BillDetail } from '@mpc/api';
import { Button, Drawer, DrawerFooter, formatTime, PrintSheet, Skeleton, Stack, Text } from '@mpc/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useWallet } from '#shared/selection/use-wallet-role.ts';
import { BillGone } from '../bill-gone.tsx';
import { billStatusWords } from '../bill-status-tag.tsx';
import { billTypeWords } from '../bill-words.ts';
import { useBill, type BillDrawerProps } from '../use-bill.ts';
import { sheetOf } from './invoice-sheet.ts';

/** A bill as it is printed: the sheet that is seen is the sheet that comes out. */
export function InvoiceDrawer(props: BillDrawerProps) {
  const { t } = useTranslation('invoice');
  const { bill, isGone } = useBill(props);
  return (
    <Drawer open size="wide" title={t('print.title')} onClose={props.onClose}>
      {isGone ? (
        <BillGone />
      ) : (
        <QueryView query={bill} skeleton={<Skeleton shape="text" count={8} />}>
          {(data) => <Sheet bill={data} />}
        </QueryView>
      )}
    </Drawer>
  );
}

function Sheet({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('invoice');
  const wallet = useWallet();
  return (
    <Stack>
      <Text as="p" tone="muted">
        {t('print.hint')}
      </Text>
      <PrintSheet
        {...sheetOf(bill, {
          t,
          wallet: wallet?.wallet_name ?? '',
          status: billStatusWords(bill.status, t),
          type: billTypeWords(bill.bill_type, t),
          time: (at) => (at === null ? '' : formatTime(new Date(at), 'full')),
        })}
      />
      <DrawerFooter>
        <Button
          block
          variant="primary"
          icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print.act')}
        </Button>
      </DrawerFooter>
    </Stack>
  );
}
